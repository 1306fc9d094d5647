/// The jobs of one host: how many could run now, and what those wait for that cannot.
///
///     event, action ─▶ enter ─▶ the jobs that it enqueues belong to this host
///     job           ─▶ enqueue ─▶ run as a slice ─▶ complete, enqueued again, or suspended
///     settle        ─▶ waitUntilQuiet, waitForOutside
final class HostJobs: WorkOwner, @unchecked Sendable {
  /// The host whose event this thread works on.
  static let ofEvent = ThreadLocal<HostJobs>()

  private let ledger = JobLedger.shared
  private let holder: (any SleepHolder)?
  /// Holds the sleeps of the jobs; nil if they sleep in real time.
  var sleepHolder: (any SleepHolder)? { holder }

  // NB: all of it is guarded by the lock; jobs begin and end on any thread.
  private let lock = Lock()
  @exclusivity(unchecked) private var runnable = 0
  @exclusivity(unchecked) private var running = RunningWork()
  @exclusivity(unchecked) private var tasks = TaskStates()
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  @exclusivity(unchecked) private var isHalted = false
  private var parked: [() -> Void] = []
  @exclusivity(unchecked) private var hasEnded = false
  /// The number of jobs since the host's last frame, and the limit after which it counts as never idle.
  @exclusivity(unchecked) private var turns = 0
  /// The task that ran last.
  @exclusivity(unchecked) private var newestTask: UInt64?
  @exclusivity(unchecked) private var turnLimit = Int.max
  @exclusivity(unchecked) private var origins: [UInt64: TaskOrigin] = [:]
  @exclusivity(unchecked) private var restless: String?

  /// The effects of the jobs outside of the host's views.
  let outside = OutsideReport()
  /// Knows the owner of the running action; nil without a recorder.
  @MainActor var attribution: (any WorkAttribution)?
  /// Names the origin of a task that starts now.
  @MainActor var namesBeginnings: (@MainActor () -> TaskOrigin?)?
  /// The type of the view that the host presents.
  @MainActor var rootType: Any.Type?

  private let defaultsPlace: ViewHost.Configuration.Defaults
  private var madeDefaults: HostDefaults?

  /// The host's store for `@AppStorage`, made on first use.
  var defaults: HostDefaults {
    lock.withLock {
      if let madeDefaults { return madeDefaults }
      let defaults = HostDefaults(defaultsPlace)
      madeDefaults = defaults
      return defaults
    }
  }

  /// - Parameters:
  ///   - holder: what holds the sleeps of the jobs; nil lets them sleep in real time.
  ///   - defaults: the host's store for `@AppStorage`.
  init(holdingSleeps holder: (any SleepHolder)?, defaults: ViewHost.Configuration.Defaults = .own) {
    self.holder = holder
    defaultsPlace = defaults
  }

  // MARK: Whose jobs they are

  /// The host for whose event or task this thread works; nil if there is none.
  static var current: HostJobs? {
    guard let jobs = ofEvent.current ?? JobSlice.ofThread.current?.owner, !jobs.isOver else { return nil }
    return jobs
  }

  /// Runs `body`, an event of the host: the jobs that it enqueues belong to the host.
  func own<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.ofEvent.withValue(self, body) }

  /// The host whose work this thread does on a queue, and not where the main actor works.
  private static let elsewhere = ThreadLocal<HostJobs>()

  /// Runs `body`, work that the host has sent to a queue: the jobs that it enqueues belong to the host.
  func ownElsewhere(_ body: () -> Void) { Self.elsewhere.withValue(self) { own(body) } }

  /// Whether this thread, which works for a host, runs the main actor.
  // Uncounted, because the check may start a task.
  static var isOnMain: Bool { elsewhere.unmanaged == nil && JobLedger.uncounted { MainActor.isCurrent } }

  /// An event begins on this thread.
  ///
  /// - Returns: the thread's previous host, for `leave`.
  // Not retained by the thread. The graph keeps it, and calls `leave` on every path out of the frame (`openFrame`).
  func enter() -> UnsafeRawPointer? { Self.ofEvent.set(self) }
  func leave(to outer: UnsafeRawPointer?) { Self.ofEvent.restore(outer) }

  /// The host is gone. Its jobs run on without an owner.
  func end() {
    let defaults = lock.withLock {
      hasEnded = true
      return madeDefaults
    }
    defaults?.end()
    resumeHalted()
    ledger.forgetAll(of: self)
    wakeWaiting()
  }

  deinit { for task in tasks.elsewhere.values { task.release() } }

  /// The number of tasks that can run, or wait to be resumed from outside.
  var atWork: Int { lock.withLock { runnable + tasks.awaiting.count + tasks.elsewhere.count } }

  var isOver: Bool { lock.withLock { hasEnded } }

  /// Whether a task has waited for an element of a stream, which may come from outside.
  var hasAwaitedStream: Bool { lock.withLock { tasks.hasAwaitedStream } }

  // MARK: Running

  /// Enqueues a job on its executor, as one of the host's.
  func enqueue(_ job: RuntimeJob, isForMain: Bool) {
    let (elsewhere, woken) = lock.withLock {
      runnable += 1
      return (job.isTask ? tasks.enqueue(job) : nil, takeWaiting(if: isWatched))
    }
    elsewhere?.release()
    for continuation in woken { continuation.resume() }
    carry(job.unowned, isForMain: isForMain)
  }

  /// Runs the job in an untracked carrier task so that this host can count it.
  private func carry(_ job: UnownedJob, isForMain: Bool) {
    let priority = RuntimeJob(job).priority
    JobLedger.uncounted {
      if isForMain {
        _ = Task.detached(priority: priority) { @MainActor [self] in
          run(job, on: MainActor.sharedUnownedExecutor, isForMain: true)
        }
      } else {
        _ = Task.detached(priority: priority) { [self] in run(job, on: .generic, isForMain: false) }
      }
    }
  }

  private func run(_ unowned: UnownedJob, on executor: UnownedSerialExecutor, isForMain: Bool) {
    let job = RuntimeJob(unowned)
    let (isParked, woken) = lock.withLock {
      turns += 1
      let isOver = turns >= turnLimit
      // A turn of an actor is no task's.
      if job.isTask { newestTask = job.taskID }
      if isOver, !isHalted {
        restless = name(ofTask: newestTask)
        isHalted = true
      }
      if isHalted { parked.append { [self] in carry(unowned, isForMain: isForMain) } }
      return (isHalted, takeWaiting(if: isOver))
    }
    for continuation in woken { continuation.resume() }
    if isParked { return }
    let isKept = job.retain()
    let id = job.isTask ? job.taskID : nil
    let (earlier, turn) = lock.withLock { id.map(tasks.beginning) ?? ([], 0) }
    let slice = JobSlice(owner: self, of: job, notesTime: holder != nil, after: earlier, turn: turn)
    let piece = lock.withLock {
      if let id { tasks.begin(slice, of: id) }
      return running.begin(id)
    }
    JobSlice.ofThread.withValue(slice) { unowned.runSynchronously(on: executor) }
    if let id { end(slice, of: id, kept: isKept ? job : nil) }
    let wokenAtEnd = lock.withLock {
      runnable -= 1
      running.end(piece)
      return takeWaiting(if: runnable <= running.endlessCount)
    }
    for continuation in wokenAtEnd { continuation.resume() }
  }

  /// - Parameter task: the task, if it is certainly alive; it is released here.
  private func end(_ slice: JobSlice, of id: UInt64, kept task: RuntimeJob?) {
    let end = lock.withLock {
      let end = tasks.end(slice, of: id, task: task, layout: ledger.layout)
      if end == .isComplete { origins[id] = nil }
      return end
    }
    if end == .isComplete { ledger.forget(id) }
    if end != .isKept { task?.release() }
  }

  // MARK: Sleeping

  /// The turn of work that does not start as a task.
  @Sendable func takeTurn() -> UInt64 { lock.withLock { tasks.takeTurn() } }

  /// The task that runs now goes to sleep.
  func noteSleep(of task: RuntimeJob) {
    let id = task.taskID
    lock.withLock { tasks.noteSleep(of: id) }
  }

  /// Holds a job until the host's clock has got that far.
  ///
  /// - Returns: whether the host holds the sleeps of its jobs.
  func hold(
    _ job: RuntimeJob, until deadline: RealDeadline, for sleeper: RuntimeJob?,
    release: @escaping @Sendable (UnownedJob, Int64) -> Void
  ) -> Bool {
    guard let holder, !isOver else { return false }
    let job = job.unowned
    holder.hold(
      deadline, by: sleeper?.taskID ?? 0, in: JobSlice.ofThread.current,
      wake: { [self] in enqueue(RuntimeJob(job), isForMain: false) }, release: { release(job, $0) })
    return true
  }

  // MARK: Waiting

  /// Whether a caller waits for the first job.
  private var isWatched = false
  private var newestAlarm = 0
  private var lastAlarm = 0

  /// Whether no job can run, and no task waits to be resumed from outside.
  var isAtRest: Bool {
    lock.withLock { runnable == 0 && tasks.elsewhere.isEmpty && tasks.awaiting.isEmpty } || isQuiet && atWork == 0
  }

  /// Whether no job can run.
  var isQuiet: Bool {
    let (isQuiet, idle, complete) = lock.withLock {
      let (idle, complete) = tasks.look(at: ledger.layout)
      for id in complete { origins[id] = nil }
      return (runnable == 0 && tasks.elsewhere.isEmpty, idle, complete)
    }
    for id in complete { ledger.forget(id) }
    for task in idle { task.release() }
    return isQuiet
  }

  /// Waits until no job can run but those that have run for too long, or the host is halted.
  // The end of a task on its own executor is not reported, so it is polled in each turn.
  func waitUntilQuiet() async {
    if lock.withLock({ runnable == 0 && !tasks.elsewhere.isEmpty }) { return await Task.yield() }
    await withUnsafeContinuation { continuation in
      let goesOn = lock.withLock {
        let waits = runnable > running.endlessCount && !isHalted && !hasEnded
        if waits { waiting.append(continuation) }
        return !waits
      }
      if goesOn { continuation.resume() }
    }
  }

  /// The name of a task that has run for too long without suspending, once no other job can run.
  var endlessTask: String? {
    lock.withLock {
      runnable > 0 && runnable <= running.endlessCount ? name(ofTask: running.endlessTask) : nil
    }
  }

  /// Ticks until cancelled, for as long as a caller waits.
  ///
  /// - Parameter seconds: the time after which a piece of work has run for too long.
  func watchForEndlessWork(after seconds: Double) -> Task<Void, Never> {
    let tick = UInt64(min(max(seconds, 0.01), 1e9) / Double(RunningWork.patience) * 1e9)
    return JobLedger.uncounted {
      Task.detached { [self] in
        while (try? await Task.sleep(nanoseconds: tick)) != nil {
          let woken = lock.withLock { running.tick() ? takeWaiting(if: runnable <= running.endlessCount) : [] }
          for continuation in woken { continuation.resume() }
        }
      }
    }
  }

  private func takeWaiting(if isDue: Bool) -> [UnsafeContinuation<Void, Never>] {
    guard isDue else { return [] }
    isWatched = false
    defer { waiting = [] }
    return waiting
  }

  private func wakeWaiting() {
    for continuation in lock.withLock({ takeWaiting(if: true) }) { continuation.resume() }
  }

  /// The result of waiting for work outside of the host.
  enum Outside { case isNotAwaited, came, doesNotCome(tasks: Int) }

  /// Waits until a task that has passed its continuation on is resumed.
  ///
  /// - Parameter seconds: for how long at most; a suspension is waited for but once.
  func waitForOutside(atMost seconds: Double) async -> Outside {
    let alarm: Int? = lock.withLock {
      if tasks.awaiting.isEmpty || seconds <= 0 || hasEnded { return nil }
      newestAlarm += 1
      return newestAlarm
    }
    guard let alarm else { return .isNotAwaited }
    let clock = JobLedger.uncounted { Task.detached { [self] in await ring(alarm, in: seconds) } }
    await withUnsafeContinuation { continuation in
      let goesOn = lock.withLock {
        if runnable == 0, !hasEnded, lastAlarm < alarm {
          isWatched = true
          waiting.append(continuation)
          return false
        }
        return true
      }
      if goesOn { continuation.resume() }
    }
    clock.cancel()
    return lock.withLock {
      if runnable > 0 || lastAlarm < alarm || tasks.awaiting.isEmpty { return .came }
      return .doesNotCome(tasks: tasks.takeAwaiting())
    }
  }

  private func ring(_ alarm: Int, in seconds: Double) async {
    guard (try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))) != nil else { return }
    let woken = lock.withLock {
      lastAlarm = max(lastAlarm, alarm)
      return takeWaiting(if: isWatched)
    }
    for continuation in woken { continuation.resume() }
  }

  // MARK: Halting

  /// The limit of frames for the present `settle()`.
  @exclusivity(unchecked) @MainActor var frameLimits: [UInt32] = []

  @MainActor var hasFrameLimit: Bool { !frameLimits.isEmpty }

  static func isOver(_ limit: UInt32, at frame: UInt32) -> Bool { Int32(bitPattern: frame &- limit) >= 0 }

  /// Whether a task's writes may have one more frame; if not, the host is halted.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool {
    if !frameLimits.isEmpty { forgetTurns() }
    let admits = !frameLimits.contains { Self.isOver($0, at: frame) }
    if !admits { halt() }
    return admits
  }

  /// Events of the host's own tasks count as their writes do.
  @MainActor func eventEnded(after frame: UInt32) {
    if frameLimits.isEmpty { return }
    forgetTurns()
    guard let slice = JobSlice.ofThread.current, slice.owner === self, !admitsFrame(after: frame) else { return }
    lock.withLock { restless = name(ofTask: RuntimeJob.current?.taskID ?? newestTask) }
  }

  /// Holds back the jobs that have not begun, because the limit of frames is reached.
  func halt() {
    lock.withLock { isHalted = true }
    wakeWaiting()
  }

  func resumeHalted() {
    let jobs = lock.withLock {
      isHalted = false
      turns = 0
      defer { parked = [] }
      return parked
    }
    for job in jobs { job() }
  }

  // MARK: Work without an end

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

  /// Halts jobs that run more often than that between two frames; nil for no limit.
  func limitTurns(to limit: Int?) {
    lock.withLock { (turns, turnLimit, restless) = (0, limit ?? .max, nil) }
  }

  private func forgetTurns() { lock.withLock { turns = 0 } }

  /// The task for which the host was halted, if that task never suspends.
  func takeRestless() -> String? {
    lock.withLock {
      defer { restless = nil }
      return restless
    }
  }

  /// A task of the host begins.
  func noteBeginning(of task: RuntimeJob) {
    if task.isAsyncLet || ledger.layout == nil { return }
    let id = task.taskID
    let parent = RuntimeJob.current?.taskID
    // A queue's thread owns work as an event does, and is not the main actor's.
    let isEvent = Self.ofEvent.current === self && Self.isOnMain
    let new = isEvent ? MainActor.assumeIsolated { namesBeginnings?() } : nil
    lock.withLock { if let origin = new ?? parent.flatMap({ origins[$0] }) { origins[id] = origin } }
  }

  /// The name of the running task in messages.
  var nameOfCurrentTask: String { lock.withLock { name(ofTask: RuntimeJob.current?.taskID) } }

  /// The name of a task in messages; called with the lock held.
  private func name(ofTask id: UInt64?) -> String { id.flatMap { origins[$0] }.map { "\($0)" } ?? "a task" }
}

/// Knows whose action runs.
protocol WorkAttribution: AnyObject, Sendable {
  /// Work that the running action sends elsewhere, made to tell when it runs.
  @MainActor func attributed(_ work: @escaping () -> Void) -> () -> Void
}
