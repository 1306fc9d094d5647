import HostRuntime

/// The work of one host, tracked by the runtime below, with the names, limits and stores that the host gives it.
final class HostJobs: WorkOwner, JobClient, @unchecked Sendable {
  /// The host for whose event or task this thread works; nil if there is none.
  static var current: HostJobs? { JobOwner.current as? HostJobs }

  /// The host for which a task runs on this thread; nil if there is none.
  static var ofTask: HostJobs? { JobSlice.ofThread.current?.owner.client as? HostJobs }

  /// Whether this thread, which works for a host, runs the main actor.
  // Uncounted, because the check may start a task.
  static var isOnMain: Bool { !JobOwner.isElsewhere && Uncounted.run { MainActor.isCurrent } }
  let tracking: any JobTracking & JobOwner
  /// Holds the sleeps of the jobs; nil if they sleep in real time.
  let sleepHolder: (any SleepHolder)?
  #if !canImport(Darwin)
    /// The clock that the host holds; nil if its time is real.
    var heldClock: HostClock? { sleepHolder as? HostClock }
  #endif

  /// Knows the owner of the running action; nil without a recorder.
  @MainActor var attribution: (any WorkAttribution)?
  @MainActor var namesBeginnings: (@MainActor () -> TaskOrigin?)?
  @MainActor var rootType: Any.Type?
  let outside = OutsideReport()

  // NB: guarded by the lock; tasks use objects with defaults on any thread.
  private let lock = Lock()
  private let defaultsPlace: ViewHost.Configuration.Defaults
  private var madeDefaults: HostDefaults?

  /// - Parameters:
  ///   - holder: what holds the sleeps of the jobs; nil lets them sleep in real time.
  ///   - defaults: the host's store for `@AppStorage`.
  ///   - watchesRuntime: whether the host is to know its jobs, if it can.
  init(
    holdingSleeps holder: (any SleepHolder)?, defaults: ViewHost.Configuration.Defaults = .own,
    watchesRuntime: Bool = true
  ) {
    tracking = RuntimeChoice.tracking(watches: watchesRuntime, holdingSleeps: holder)
    sleepHolder = holder
    defaultsPlace = defaults
    tracking.client = self
    // Tried out before the first event.
    if tracking.whyUnknown == nil { _ = QueuedWork.isSeen } else { outside.note(unseenWork: "Task") }
  }

  /// The host's store for `@AppStorage`, made on first use.
  var defaults: HostDefaults {
    lock.withLock {
      if let madeDefaults { return madeDefaults }
      let defaults = HostDefaults(defaultsPlace)
      madeDefaults = defaults
      return defaults
    }
  }

  /// The host is gone. Its jobs run on without an owner.
  func end() {
    lock.withLock { madeDefaults }?.end()
    tracking.end()
  }

  func enter() -> UnsafeRawPointer? { tracking.enter() }
  func leave(to outer: UnsafeRawPointer?) { tracking.leave(to: outer) }

  /// Runs `body`, an event of the host: the jobs that it enqueues belong to the host.
  func own<Result>(_ body: () throws -> Result) rethrows -> Result { try tracking.own(body) }

  func originOfNewTask() -> (any TaskNaming)? {
    // A queue's thread owns work as an event does, and is not the main actor's.
    Self.isOnMain ? MainActor.assumeIsolated { namesBeginnings?() } : nil
  }

  /// The limit of frames for the present `settle()`.
  @exclusivity(unchecked) @MainActor var frameLimits: [UInt32] = []
  @MainActor var hasFrameLimit: Bool { !frameLimits.isEmpty }
  static func isOver(_ limit: UInt32, at frame: UInt32) -> Bool { Int32(bitPattern: frame &- limit) >= 0 }

  /// Whether a task's writes may have one more frame; if not, the host is halted.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool {
    if !frameLimits.isEmpty { tracking.forgetTurns() }
    let admits = !frameLimits.contains { Self.isOver($0, at: frame) }
    if !admits { tracking.halt() }
    return admits
  }

  /// Events of the host's own tasks count as their writes do.
  @MainActor func eventEnded(after frame: UInt32) {
    if frameLimits.isEmpty { return }
    tracking.forgetTurns()
    if tracking.runsHere, !admitsFrame(after: frame) { tracking.noteRestless() }
  }

  /// The hosts for which a task of this one waits, by `settle()`.
  @MainActor private var awaited: [HostJobs] = []

  /// Whether a task of this host waits for a different host, directly or through a third one.
  @MainActor func awaits(_ other: HostJobs) -> Bool {
    var known: Set<ObjectIdentifier> = []
    var next = [self]
    while let jobs = next.popLast() {
      guard known.insert(ObjectIdentifier(jobs)).inserted else { continue }
      if jobs.awaited.contains(where: { $0 === other }) { return true }
      next += jobs.awaited
    }
    return false
  }

  @MainActor func beginAwaiting(_ other: HostJobs) { awaited.append(other) }

  @MainActor func endAwaiting(_ other: HostJobs) {
    if let index = awaited.lastIndex(where: { $0 === other }) { awaited.remove(at: index) }
  }

  func noteEventSource(isOnMainQueue: Bool) {
    if isOnMainQueue {
      outside.note(unseenWork: "DispatchSource")
    } else {
      outside.note(unseenEffect: "an event source of a queue")
    }
  }

  func note(unseenEffect kind: String) { outside.note(unseenEffect: kind) }
  func noteRead(of input: String) { OutsideReport.noteRead(ofOutside: input) }
  func note(printed text: String) { outside.note(printed: text) }

  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    func noteSetting(_ key: AnyObject?, _ value: AnyObject?, in suite: AnyObject?) {
      outside.noteSetting(key, value, in: suite)
    }
  #endif
}

/// Knows whose action runs.
protocol WorkAttribution: AnyObject, Sendable {
  /// Work that the running action sends elsewhere, made to tell when it runs.
  @MainActor func attributed(_ work: @escaping () -> Void) -> () -> Void
}
