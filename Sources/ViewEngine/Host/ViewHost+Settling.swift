extension ViewHost {
  /// Works until nothing is left to do: no write waits for its frame, and no task of the host can go on.
  ///
  /// The host's tasks are those that its events, actions and tasks have started, of whatever kind: `.task`, `Task {}`,
  /// `Task.detached`, groups, `async let`, calls of actors. (A task that a test starts itself is none of them; in
  /// `update { }` it is.) A task that sleeps, or waits for an element of a stream, cannot go on. One that waits for
  /// somebody to resume its continuation is waited for, as `Configuration.outsideLimit` says.
  ///
  /// - Parameter maxFrames: after how many frames to give up; what is then pending waits for the next event.
  /// - Returns: whether the host is idle; false if it is still busy.
  @discardableResult
  public func settle(maxFrames: Int = 100) async -> Bool {
    let jobs = graph.tasks.jobs
    if isCalledByOwnTask {
      graph.warn("settle: a task of this host would wait for itself. To fix it, await settle() in the test.")
      return false
    }
    let limit = graph.frame &+ UInt32(min(max(maxFrames, 0), Int(Int32.max)))
    jobs.frameLimits.append(limit)
    defer {
      if let index = jobs.frameLimits.firstIndex(of: limit) { jobs.frameLimits.remove(at: index) }
      jobs.resumeHalted()
    }
    graph.defaultsWatch.refresh()
    while true {
      if !graph.isOver(limit) { graph.catchUp() }
      let isIdle = self.isIdle
      if graph.isOver(limit) { return isIdle }
      guard isIdle else {
        await jobs.waitUntilQuiet()
        continue
      }
      switch await jobs.waitForOutside(atMost: graph.tasks.outsideLimit) {
      // NB: another thread may have resumed a task since the host was found idle.
      case .isNotAwaited: if self.isIdle { return true }
      case .came: continue
      case .doesNotCome(let tasks): graph.warnOfOutside(tasks)
      }
    }
  }

  // NB: the jobs first, for one that has just come to its end may have written.
  private var isIdle: Bool { graph.tasks.jobs.isQuiet && graph.isIdle }

  /// Moves the host's clock: wakes up the tasks that sleep on it, each at its time, and settles after each.
  ///
  /// - Parameters:
  ///   - duration: how far; a clock does not go back, and says so.
  ///   - maxFrames: after how many frames to give up, each time.
  /// - Returns: whether the host is idle; false if it is still busy.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @discardableResult
  public func advance(by duration: Duration, maxFrames: Int = 100) async -> Bool {
    let clock = clock
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

extension Graph {
  /// Whether there have been as many frames.
  fileprivate func isOver(_ limit: UInt32) -> Bool { HostJobs.isOver(limit, at: frame) }

  fileprivate func warnOfOutside(_ count: Int) {
    warn(
      """
      settle: \(count == 1 ? "a task waits" : "\(count) tasks wait") for a continuation that nobody has resumed in \
      \(tasks.outsideLimit) seconds. To wait longer, or not at all, set the configuration's outsideLimit.
      """)
  }
}
