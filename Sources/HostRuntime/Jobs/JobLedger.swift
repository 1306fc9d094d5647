package import ViewPlatform

/// Assigns each task of the process to its host.
///
/// A job belongs to the host whose event or action enqueues it, or to the host of the enqueuing task. A task stays with
/// its host, even if a different host resumes it. Tasks from before a host's first job have no owner.
package final class JobLedger: @unchecked Sendable {
  /// The ledger, which sees all jobs that the process enqueues from now on.
  static let shared = JobLedger()

  /// The layout of this runtime's tasks; nil if it is unknown, or if the jobs of an executor are not reported.
  let layout: TaskLayout?
  let seesSleeps: Bool

  // NB: all of it is guarded by the lock; jobs are enqueued from any thread.
  private let lock = Lock()
  private var hosts: [UInt64: TrackedJobs] = [:]
  private var newestTask: UInt64 = 0
  /// The tasks that are older than the newest and were never enqueued: started at once, or by an actor at work.
  private var unseen: Set<UInt64> = []
  private static let unseenLimit = 4096

  private init() {
    let capture = JobCapture()
    RuntimeExecutors.install(with: capture)
    var seesMain = false
    // Tasks that are not newer than the last one of these existed before the ledger.
    let (layout, newest) = JobCapture.ofThread.withValue(capture) {
      let layout = TaskLayout.tryOut(with: capture)
      capture.trySleeping()
      seesMain = capture.sees { Task.detached { @MainActor in } }
      let task = Task.detached {}
      defer { withExtendedLifetime(task) {} }
      guard let job = capture.take() else { return (layout, 0 as UInt64) }
      let id = job.taskID
      capture.run(job)
      return (layout, id)
    }
    self.layout = newest > 0 && seesMain ? layout : nil
    seesSleeps = capture.hasSeenSleep
    newestTask = newest
  }

  /// A job can run. Returns whether the ledger sees to it; otherwise it goes the way it would have gone.
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

  /// A job can run when a clock reaches a time. `release`: runs the job after the given nanoseconds of real time.
  /// Returns whether the ledger takes over the job.
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

  /// - Returns: the host that owns a job, and whether the job is a new task.
  private func owner(of job: RuntimeJob) -> (TrackedJobs, isNew: Bool)? {
    // Read before the lock is taken; these are thread-locals.
    let isUncounted = Uncounted.isHere
    let event = JobOwner.ofEvent.current?.tracked
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
      // A task that enqueues itself has begun on an actor in its turn, or it would be known.
      guard isNew, let owner = event ?? owner(of: current == id ? nil : current, in: slice), !owner.isOver else {
        return nil
      }
      hosts[id] = owner
      return (owner, true)
    }
  }

  /// The host of a running task; called with the lock held.
  private func owner(of current: UInt64?, in slice: JobSlice?) -> TrackedJobs? {
    guard let current, current != slice?.carrier else { return slice?.owner }
    if let known = hosts[current] { return known }
    // A task that the actor itself has started in its turn, and not the foreign task that it works for.
    guard let slice, unseen.contains(current) else { return nil }
    hosts[current] = slice.owner
    return slice.owner
  }

  /// - Returns: whether the task is enqueued for the first time.
  private func note(_ id: UInt64) -> Bool {
    if id > newestTask {
      if id - newestTask < UInt64(Self.unseenLimit) { for missing in newestTask + 1..<id { unseen.insert(missing) } }
      newestTask = id
      if unseen.count > 2 * Self.unseenLimit { unseen = Set(unseen.sorted().suffix(Self.unseenLimit)) }
      return true
    }
    return unseen.remove(id) != nil
  }

  /// The task that runs now is about to wait for a clock of the host.
  package static func noteSleep() {
    // Where no host tracks its jobs, the ledger is not made.
    if RuntimeChoice.whyUnknown == nil { shared.noteSleep() }
  }

  private func noteSleep() {
    guard let task = RuntimeJob.current else { return }
    let id = task.taskID
    lock.withLock { hosts[id] }?.noteSleep(of: task)
  }

  func forget(_ id: UInt64) { lock.withLock { _ = hosts.removeValue(forKey: id) } }

  /// A host is gone: its remaining tasks have no owner.
  func forgetAll(of owner: TrackedJobs) {
    let old = lock.withLock {
      defer { hosts = hosts.filter { $0.value !== owner } }
      return hosts
    }
    withExtendedLifetime(old) {}
  }
}

/// A piece of work of a host, from where a job begins to where it is suspended or done.
package final class JobSlice: Sendable {
  package static let ofThread = ThreadLocal<JobSlice>()
  package let owner: TrackedJobs
  /// The address of the job, if it still exists.
  nonisolated(unsafe) let job: RuntimeJob
  let carrier = RuntimeJob.current?.taskID
  package let start: RealTime?
  /// The times of the slices directly before this one, on a different executor; the latest first.
  package let earlier: [RealInterval]
  /// Orders the pieces of work of a host: one that only changes the executor belongs to the turn before.
  package let turn: UInt64

  init(owner: TrackedJobs, of job: RuntimeJob, notesTime: Bool, after earlier: [RealInterval], turn: UInt64) {
    self.turn = turn
    self.owner = owner
    self.job = job
    start = notesTime ? RealTime.now : nil
    self.earlier = earlier
  }

  /// The intervals that the next piece of work needs.
  var intervals: [RealInterval] {
    guard let start, let now = RealTime.now else { return [] }
    return [RealInterval(start: start, end: now)] + earlier.prefix(3)
  }
}
