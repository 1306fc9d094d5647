extension ViewHost {
  /// Works until a condition holds, and no longer: it is asked now and after each frame, not after some time.
  ///
  ///     try await host.wait { host.texts.contains("Loaded") }
  ///
  /// The host's clock stands still: what a task sleeps for is brought about by `advance(by:)`.
  ///
  /// - Parameters:
  ///   - maxFrames: after how many frames to give up.
  ///   - condition: what is to come about.
  /// - Throws: `ViewHostError` if nothing is left to do, or after that many frames, and the condition does not hold: it
  ///   says which of them, what is still at work, and what is on screen. What the condition throws is thrown at once.
  public func wait(maxFrames: Int = 100, until condition: () throws -> Bool) async throws {
    if isCalledByOwnTask {
      throw ViewHostError(.busy, "wait: a task of this host would wait for itself. To fix it, await it in the test.")
    }
    graph.catchUpForLook()
    let first = frameCount
    while try !condition() {
      let frames = frameCount
      let isIdle = await settle(maxFrames: 1, maxTurns: Self.maxTurns)
      if try condition() { return }
      if !isIdle, frameCount == frames {
        throw ViewHostError(
          .notReached, "wait: the host is still busy without a frame, and the condition is false.\(rest)")
      }
      if isIdle {
        throw ViewHostError(
          .notReached, "wait: nothing is left to do, and what was waited for has not come about.\(rest)")
      }
      if frameCount - first >= maxFrames {
        throw ViewHostError(
          .notReached, "wait: after \(frameCount - first) frames what was waited for has not come about.\(rest)")
      }
    }
  }

  /// What is at work, and what can be seen, for a message.
  private var rest: String { (whatIsAtWork.map { " \($0)" } ?? "") + " On screen:\n\(description)" }
}
