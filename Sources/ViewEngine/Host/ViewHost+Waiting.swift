extension ViewHost {
  /// Runs until a condition is true. The host evaluates the condition now and after each frame.
  ///
  ///     try await host.wait { host.texts.contains("Loaded") }
  ///
  /// The host's clock does not move: call `advance(by:)` for a task that sleeps.
  ///
  /// - `maxFrames`: the maximum number of frames.
  /// - `condition`: the condition to wait for.
  /// - Throws: `ViewHostError` if the condition is false once the host is idle, or after `maxFrames` frames. The error
  ///   lists unfinished work, and the screen. An error of the condition is thrown at once.
  public func wait(
    maxFrames: Int = 100, fileID: String = #fileID, line: Int = #line, until condition: () throws -> Bool
  ) async throws {
    if isCalledByOwnTask {
      throw ViewHostError(
        .busy, "wait", "called from one of the host's own tasks, which would deadlock",
        toFix: "call wait(until:) from the test"
      ).called(from: fileID, line)
    }
    graph.catchUpForLook()
    let first = frameCount
    var patience = graph.tasks.outsideLimit
    while try !condition() {
      let frames = frameCount
      let settled = await settle(maxFrames: 1, maxTurns: Self.maxTurns(in: maxFrames))
      if try condition() { return }
      if settled == .busy, frameCount == frames {
        throw notReached(
          "the condition is still false, and the host is busy without a frame",
          toFix: "follow the advice of the last warning: host.warnings.last"
        ).called(from: fileID, line)
      }
      patience -= settled == .unknown ? Double(Self.stillness) / 1e9 : 0
      if settled == .unknown, patience <= 0 {
        throw notReached(
          "the condition is still false, and the host cannot know whether it is idle",
          toFix: "follow the advice of the last warning: host.warnings.last"
        ).called(from: fileID, line)
      }
      if settled == .idle {
        throw notReached(
          "the condition is still false and the host is idle",
          toFix: "perform the event that makes it true, or call advance(by:) if a task sleeps"
        ).called(from: fileID, line)
      }
      if frameCount - first >= maxFrames {
        throw notReached(
          "the condition is still false after \(frameCount - first) frames",
          toFix: "correct the condition, or allow more frames: wait(maxFrames: …)"
        ).called(from: fileID, line)
      }
    }
  }

  /// The error of a condition that is false, with unfinished work and the screen.
  private func notReached(_ problem: String, toFix fix: String) -> ViewHostError {
    let screen = description.split(separator: "\n").map { "  \($0)" }
    return ViewHostError(.notReached, "wait", problem, details: pendingWork + ["On screen:"] + screen, toFix: fix)
  }
}
