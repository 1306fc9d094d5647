/// Which host each task of the process belongs to.
///
/// A job belongs to the host whose event or action enqueues it, or to the host of the task that enqueues it. A task
/// stays with its host wherever it is resumed from. What existed before a host touched it belongs to nobody.
final class JobLedger: @unchecked Sendable {
  /// The ledger, which from now on is told of all that the process enqueues.
  static let shared = JobLedger()

  /// Set while a thread enqueues what is to belong to nobody.
  private static let uncounted = ThreadLocal<JobLedger>()

  /// How much this runtime tells of tasks.
  let layout: TaskLayout?
  /// Whether this runtime tells of sleeps.
  let seesSleeps: Bool

  // NB: all of it guarded by the lock; jobs are enqueued from any thread.
  private let lock = Lock()
  private var hosts: [UInt64: HostJobs] = [:]
  private var newestTask: UInt64 = 0
  /// The tasks that are older than the newest and were never enqueued: started at once, or by an actor at work.
  private var unseen: Set<UInt64> = []
  private static let unseenLimit = 4096

  private init() {
    let capture = JobCapture()
    RuntimeExecutors.install(with: capture)
    // Whatever is not newer than this task was there before the ledger.
    let (layout, newest) = JobCapture.ofThread.withValue(capture) {
      let layout = TaskLayout.tryOut(with: capture)
      capture.trySleeping()
      let task = Task.detached {}
      defer { withExtendedLifetime(task) {} }
      guard let job = capture.take() else { return (layout, 0 as UInt64) }
      let id = job.taskID
      capture.run(job)
      return (layout, id)
    }
    // NB: apart from what the runtime tells; asked for here so that it is there before the first host.
    _ = QueuedWork.isSeen
    self.layout = layout
    seesSleeps = capture.hasSeenSleep
    newestTask = newest
  }

  /// Whether what this thread enqueues is to belong to nobody.
  static var isUncounted: Bool { uncounted.unmanaged != nil }

  /// Runs `body`; the tasks that it starts belong to no host.
  static func uncounted<Result>(_ body: () -> Result) -> Result { uncounted.withValue(shared, body) }

  // MARK: Told by the runtime

  /// A job can run.
  ///
  /// - Returns: whether the ledger sees to it; otherwise it goes the way it would have gone.
  static func takes(_ job: UnownedJob, isForMain: Bool) -> Bool {
    let job = RuntimeJob(job)
    if let capture = JobCapture.ofThread.current {
      capture.add(job)
      return true
    }
    guard let (owner, isNew) = shared.owner(of: job) else { return false }
    if isNew { owner.noteBeginning(of: job) }
    owner.enqueue(job, isForMain: isForMain)
    return true
  }

  /// A job can run when a clock has got that far.
  ///
  /// - Parameter release: has the job run when so many nanoseconds have gone by, in real time.
  /// - Returns: whether the ledger sees to it.
  static func takes(
    _ job: UnownedJob, at deadline: RealDeadline, release: @escaping @Sendable (UnownedJob, Int64) -> Void
  ) -> Bool {
    let job = RuntimeJob(job)
    if let capture = JobCapture.ofThread.current {
      capture.addSleeping(job)
      return true
    }
    guard let (owner, _) = shared.owner(of: job) else { return false }
    let sleeper = RuntimeJob.current
    if let sleeper { owner.noteSleep(of: sleeper) }
    if owner.hold(job, until: deadline, for: sleeper, release: release) { return true }
    if job.isTask { shared.forget(job.taskID) }
    return false
  }

  /// - Returns: whom a job belongs to, and whether it is a task that is met for the first time.
  private func owner(of job: RuntimeJob) -> (HostJobs, isNew: Bool)? {
    // NB: asked before the lock is taken; this thread has what it has.
    let isUncounted = Self.uncounted.current != nil
    let event = HostJobs.ofEvent.current
    let slice = JobSlice.ofThread.current
    let current = event == nil ? RuntimeJob.current.map(\.taskID) : nil
    guard job.isTask else {
      if isUncounted { return nil }
      return (event ?? lock.withLock { current.flatMap { hosts[$0] } } ?? slice?.owner).map { ($0, false) }
    }
    let id = job.taskID
    return lock.withLock {
      let isNew = note(id)
      if isUncounted { return nil }
      if let known = hosts[id] { return (known, false) }
      // NB: a task that enqueues itself has begun on an actor in its turn, or it would be known.
      guard isNew, let owner = event ?? owner(of: current == id ? nil : current, in: slice), !owner.isOver else {
        return nil
      }
      hosts[id] = owner
      return (owner, true)
    }
  }

  /// Whom a running task belongs to, with the lock held.
  private func owner(of current: UInt64?, in slice: JobSlice?) -> HostJobs? {
    guard let current, current != slice?.carrier else { return slice?.owner }
    if let known = hosts[current] { return known }
    // A task that an actor has started by itself, in its turn; and not somebody else's that the actor works for.
    guard let slice, unseen.contains(current) else { return nil }
    hosts[current] = slice.owner
    return slice.owner
  }

  /// - Returns: whether the task is enqueued for the first time.
  private func note(_ id: UInt64) -> Bool {
    if id > newestTask {
      if id - newestTask < UInt64(Self.unseenLimit) { for missing in newestTask + 1..<id { unseen.insert(missing) } }
      newestTask = id
      if unseen.count > 2 * Self.unseenLimit {
        unseen = Set(unseen.sorted().suffix(Self.unseenLimit))
      }
      return true
    }
    return unseen.remove(id) != nil
  }

  /// The task that runs now is about to wait for a clock of ours.
  func noteSleep() {
    guard let task = RuntimeJob.current else { return }
    let id = task.taskID
    lock.withLock { hosts[id] }?.noteSleep(of: task)
  }

  // MARK: Told by a host

  func forget(_ id: UInt64) { lock.withLock { _ = hosts.removeValue(forKey: id) } }

  /// A host is gone: what is left of its tasks belongs to nobody.
  func forgetAll(of owner: HostJobs) {
    let old = lock.withLock {
      defer { hosts = hosts.filter { $0.value !== owner } }
      return hosts
    }
    withExtendedLifetime(old) {}
  }
}
