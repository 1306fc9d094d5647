extension ViewHost {
  /// Works until nothing is left to do: no write waits for its frame, and no task of the host can go on.
  ///
  /// A task that waits for something outside does not count: one that sleeps on the host's clock, or waits for
  /// a stream. Which tasks of the main actor do so, nobody can ask; a task that has neither made a frame nor
  /// left the main actor nor ended, though it could have gone on a hundred times, is taken for one that waits.
  ///
  /// - Parameter maxFrames: after how many frames to give up; what is then pending waits for the next event.
  /// - Returns: whether the host is idle; false if it is still busy.
  @discardableResult
  public func settle(maxFrames: Int = 100) async -> Bool {
    let isFirst = !graph.isSettling
    graph.isSettling = true
    defer { if isFirst { graph.isSettling = false } }
    let first = graph.frame
    var quietTurns = 0
    var frames: Int { Int(graph.frame &- first) }
    while quietTurns < (graph.tasks.unfinished == 0 ? 1 : 100) {
      let before = (frame: graph.frame, turns: graph.tasks.turns)
      await Task.yield()
      let hasWaited = await graph.tasks.waitForExecutor()
      if frames < maxFrames { graph.catchUp() }
      if frames >= maxFrames { return graph.isIdle && graph.tasks.unfinished == 0 }
      let isQuiet = !hasWaited && before == (graph.frame, graph.tasks.turns) && graph.isIdle
      quietTurns = isQuiet ? quietTurns + 1 : 0
    }
    return true
  }

  /// Moves the host's clock: wakes up the tasks that sleep on it, each at its time, and settles after each.
  ///
  /// - Parameters:
  ///   - duration: how far; a clock does not go back, and says so.
  ///   - maxFrames: after how many frames to give up, each time.
  /// - Returns: whether the host is idle; false if it is still busy.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @discardableResult
  public func advance(by duration: Duration, maxFrames: Int = 100) async -> Bool {
    guard let clock else { return await settle(maxFrames: maxFrames) }
    // Whoever is on the way to sleep is to be woken up as well.
    guard await settle(maxFrames: maxFrames) else { return false }
    if duration < .zero { graph.warn("advance: a host's clock cannot go back, by \(duration); it stands still.") }
    let end = clock.now.advanced(by: duration)
    while clock.now < end {
      if clock.step(to: end), await !settle(maxFrames: maxFrames) { return false }
    }
    return true
  }
}
