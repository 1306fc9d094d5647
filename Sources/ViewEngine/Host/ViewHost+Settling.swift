import HostRuntime

extension ViewHost {
  /// Runs until the host is idle: no write waits for its frame, and no task of the host can continue.
  ///
  /// The host's tasks are all tasks that its events, actions and tasks have started: `.task`, `Task {}`,
  /// `Task.detached`, groups, `async let`, calls of actors. (A task that the test starts belongs to the host only in
  /// `update { }`.) A task that sleeps, or waits for an element of a stream, cannot continue.
  /// `Configuration.outsideLimit` limits the wait for a continuation that foreign code resumes, and
  /// `Configuration.workLimit` the wait for code that runs without suspending.
  ///
  /// - Parameter maxFrames: the maximum number of frames; updates pending after them wait for the next event.
  /// - Returns: whether the host is idle; false if it is still busy, or cannot know: see
  ///   `Configuration.watchesRuntime`.
  @discardableResult
  public func settle(maxFrames: Int = 100) async -> Bool { await settle(maxFrames: maxFrames, until: nil) }

  /// - Parameter deadline: when to stop waiting, whatever the host does; nil for never.
  package func settle(maxFrames: Int, until deadline: Deadline?) async -> Bool {
    await settle(maxFrames: maxFrames, maxTurns: Self.maxTurns(in: maxFrames), until: deadline) == .idle
  }

  /// The result of settling.
  enum Settled {
    case idle
    /// Still at work.
    case busy
    /// Nothing has happened for a while, and whether something will is not known.
    case unknown
  }

  /// How often jobs may run for each frame of the limit, because a task that only yields never ends.
  private static var turnsPerFrame: Int { 1000 }
  /// How often jobs may run in a number of frames.
  static func maxTurns(in frames: Int) -> Int { turnsPerFrame * min(max(frames, 1), 1_000_000) }

  /// - Parameters:
  ///   - maxTurns: how often jobs may run from one frame to the next.
  ///   - deadline: when to stop waiting, whatever the host does; nil for never.
  func settle(maxFrames: Int, maxTurns: Int, until deadline: Deadline? = nil) async -> Settled {
    let jobs = graph.tasks.jobs
    let tracking = jobs.tracking
    if isCalledByOwnTask {
      graph.warn(
        "settle: called from one of the host's own tasks, which would deadlock.\n\n"
          + "To fix, call settle() from the test.")
      return .busy
    }
    let caller = HostJobs.ofTask
    if let caller, jobs.awaits(caller) {
      graph.warnOfCycle(from: caller)
      return .busy
    }
    caller?.beginAwaiting(jobs)
    let limit = graph.frame &+ UInt32(min(max(maxFrames, 0), Int(Int32.max)))
    jobs.frameLimits.append(limit)
    tracking.limitTurns(to: maxTurns)
    defer {
      if let index = jobs.frameLimits.firstIndex(of: limit) { jobs.frameLimits.remove(at: index) }
      if jobs.frameLimits.isEmpty { tracking.limitTurns(to: nil) }
      caller?.endAwaiting(jobs)
      tracking.resumeHalted()
    }
    graph.defaultsWatch.refresh()
    if let reason = tracking.whyUnknown { return await settleUnknowing(because: reason, maxFrames, until: limit) }
    var drains = 0
    var watch: Task<Void, Never>?
    defer { watch?.cancel() }
    var alarm: Task<Void, Never>?
    defer { alarm?.cancel() }
    while true {
      if let deadline, deadline.hasPassed { return isIdle ? .idle : .busy }
      if !graph.isOver(limit) { graph.catchUp() }
      let isIdle = self.isIdle
      let isOver = graph.isOver(limit)
      if let task = tracking.takeRestless(), !isIdle {
        graph.warnOfRestless(task, afterFrames: isOver ? maxFrames : nil, orTurns: maxTurns)
        return .busy
      }
      if isOver {
        // A pending write of an action, and not of a task, which is expected to run on.
        if !graph.isIdle { graph.warnOfWriteBack(afterFrames: maxFrames) }
        return isIdle ? .idle : .busy
      }
      guard isIdle else {
        if let task = tracking.endlessTask, graph.isIdle {
          jobs.outside.note(unseenEffect: "a task that runs on without suspending")
          graph.warnOfEndless(task)
          return .busy
        }
        if watch == nil { watch = tracking.watchForEndlessWork(after: graph.tasks.workLimit) }
        if alarm == nil { alarm = deadline.map(jobs.halt(at:)) }
        await tracking.waitUntilQuiet()
        continue
      }
      let limit = graph.tasks.outsideLimit
      switch await tracking.waitForOutside(atMost: min(limit, deadline?.secondsLeft ?? limit)) {
      // A different thread may have resumed a task since the host was idle.
      case .isNotAwaited:
        guard self.isIdle else { continue }
        if drains == 4 || !QueuedWork.mayBeHidden { return .idle }
        drains += 1
        await QueuedWork.drain()
      case .came: continue
      case .doesNotCome(let tasks):
        jobs.outside.note(unseenEffect: "a task whose continuation was not resumed in time")
        graph.warnOfOutside(tasks)
      }
    }
  }

  /// For how long nothing must happen in a host that cannot know its jobs, in nanoseconds.
  static var stillness: UInt64 { 100_000_000 }
  private static var looks: UInt64 { 20 }

  /// Settles a host that cannot know its jobs: waits until nothing has happened for a while.
  private func settleUnknowing(because reason: String, _ maxFrames: Int, until limit: UInt32) async -> Settled {
    var still: UInt64 = 0
    while still < Self.looks {
      let frame = graph.frame
      if !graph.isOver(limit) { graph.catchUp() }
      if graph.isOver(limit) {
        if !graph.isIdle { graph.warnOfWriteBack(afterFrames: maxFrames) }
        return .busy
      }
      still = graph.frame == frame && graph.isIdle ? still + 1 : 0
      try? await Task.sleep(nanoseconds: Self.stillness / Self.looks)
    }
    graph.warnOfUnknown(reason, after: Double(Self.stillness) / 1e9)
    return .unknown
  }

  // The jobs first, because one that has just ended may have written.
  private var isIdle: Bool { graph.tasks.jobs.tracking.isQuiet && graph.isIdle }

  /// Moves the host's clock. Wakes each task that sleeps on the clock at its time, and settles after each. Tasks of one
  /// deadline wake in the order in which they started to sleep.
  ///
  /// - Parameters:
  ///   - duration: the time to move by; the host warns if it is negative.
  ///   - maxFrames: the maximum number of frames for settling after each task.
  /// - Returns: whether the host is idle; false if it is still busy.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @discardableResult
  public func advance(by duration: Duration, maxFrames: Int = 100) async -> Bool {
    await advance(by: duration, maxFrames: maxFrames, until: nil)
  }

  /// - Parameter deadline: when to stop waiting, whatever the host does; nil for never.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func advance(by duration: Duration, maxFrames: Int, until deadline: Deadline?) async -> Bool {
    let clock = clock
    // A task that is about to sleep has to be woken as well.
    let turns = Self.maxTurns(in: maxFrames)
    var settled = await settle(maxFrames: maxFrames, maxTurns: turns, until: deadline)
    if settled == .busy { return false }
    if duration < .zero {
      graph.warn(
        "advance: the duration \(duration) is negative, so the clock does not move.\n\n"
          + "To fix, pass a duration from zero.")
    }
    let end = clock.now.advanced(by: duration)
    if graph.tasks.jobs.tracking.takeRealSleep(), clock.heldWork.isEmpty {
      graph.warn(
        "advance: a task sleeps in real time, which advance(by:) does not move.\n\n"
          + "To fix, set holdsTime in the host's Configuration, or wait until the view shows what you expect.")
    }
    while clock.step(to: end) {
      settled = await settle(maxFrames: maxFrames, maxTurns: turns, until: deadline)
      if settled == .busy { return false }
    }
    return settled == .idle
  }
}

extension HostJobs {
  /// Halts once the deadline has passed; cancel the task if it no longer counts.
  fileprivate func halt(at deadline: Deadline) -> Task<Void, Never> {
    Uncounted.run {
      Task.detached { [self] in
        if (try? await Task.sleep(nanoseconds: UInt64(max(deadline.secondsLeft, 0) * 1e9))) != nil { tracking.halt() }
      }
    }
  }
}

extension Graph {
  fileprivate func isOver(_ limit: UInt32) -> Bool { HostJobs.isOver(limit, at: frame) }

  /// - Parameter frames: the number of frames, if that was the limit.
  fileprivate func warnOfRestless(_ task: String, afterFrames frames: Int?, orTurns turns: Int) {
    let host = tasks.jobs.hostName
    if let frames {
      warn(
        """
        settle: \(host) was still busy after \(frames) frames. The last of them was an event that \(task) made.

        To fix, have the task stop making events, or call settle(maxFrames:) with more frames.
        """)
    } else {
      warn(
        """
        settle: \(host) was still busy after \(turns) turns of its tasks without a frame. The last of them was one of \(task).

        To fix, have the task await what it waits for, in place of Task.yield(), or end it. To let it run for longer, \
        call settle(maxFrames:) with more frames.
        """)
    }
  }

  fileprivate func warnOfEndless(_ task: String) {
    warn(
      """
      settle: \(task) of \(tasks.jobs.hostName) has run for \(tasks.workLimit) seconds without suspending. Whether it \
      ends, and what it changes then, cannot be known.

      To fix, have it await or end, or allow a longer run: Configuration.workLimit.
      """)
  }

  /// Warns if an action of `onReceive` is what writes in every frame.
  fileprivate func warnOfWriteBack(afterFrames frames: Int) {
    guard let receiver = service(WritingReceiver.self).name(at: frame) else { return }
    warn(
      """
      settle: \(tasks.jobs.hostName) was still busy after \(frames) frames. In the last of them, the action of \(receiver) \
      wrote a value that starts the next one.

      To fix, have the action write only a value that differs, or use onChange(of:), which has a loop guard.
      """)
  }

  fileprivate func warnOfCycle(from caller: HostJobs) {
    warn(
      """
      settle: \(caller.tracking.nameOfCurrentTask) in \(caller.hostName) would wait for \(tasks.jobs.hostName), a task of which \
      waits for \(caller.hostName): neither would end.

      To fix, await settle() in the test.
      """)
  }

  fileprivate func warnOfUnknown(_ reason: String, after seconds: Double) {
    warn(
      """
      settle: \(tasks.jobs.hostName) cannot know whether it is idle, because \(reason). It waited until nothing had happened \
      for \(seconds) seconds.

      To fix, use a version of Swift that the page "What a host relies on" lists, or compare what is shown with \
      wait(until:).
      """)
  }

  fileprivate func warnOfOutside(_ count: Int) {
    warn(
      """
      settle: \(count == 1 ? "a task waits" : "\(count) tasks wait") for a continuation that was not resumed within \
      \(tasks.outsideLimit) seconds.

      To fix, resume it, or set Configuration.outsideLimit: a longer time, or .zero not to wait.
      """)
  }
}
