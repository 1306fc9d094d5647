import ViewPlatform

/// The jobs of one host: how many could run now, and what those wait for that cannot.
///
///     event, action ─▶ enter ─▶ the jobs that it enqueues belong to this host
///     job           ─▶ enqueue ─▶ run as a slice ─▶ complete, enqueued again, or suspended
///     settle        ─▶ waitUntilQuiet, waitForOutside
package final class TrackedJobs: JobOwner, JobTracking, @unchecked Sendable {
  private let ledger = JobLedger.shared
  private let holder: (any SleepHolder)?
  private let layout: TaskLayout

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
  @exclusivity(unchecked) private var newestTask: UInt64?
  @exclusivity(unchecked) private var turnLimit = Int.max
  @exclusivity(unchecked) private var origins: [UInt64: any TaskNaming] = [:]
  @exclusivity(unchecked) private var restless: String?

  /// - Parameters:
  ///   - holder: what holds the sleeps of the jobs; nil lets them sleep in real time.
  ///   - layout: the place of a task's state, which was tried out.
  init(holdingSleeps holder: (any SleepHolder)?, readingBy layout: TaskLayout) {
    (self.holder, self.layout) = (holder, layout)
  }

  override var tracked: TrackedJobs? { self }
  package var whyUnknown: String? { nil }
  package var seesSleeps: Bool { ledger.seesSleeps }
  package var runsHere: Bool { JobSlice.ofThread.current?.owner === self }

  package func end() {
    lock.withLock { hasEnded = true }
    resumeHalted()
    ledger.forgetAll(of: self)
    wakeWaiting()
  }

  deinit { for task in tasks.elsewhere.values { task.release() } }

  package var atWork: Int { lock.withLock { runnable + tasks.awaiting.count + tasks.elsewhere.count } }
  package override var isOver: Bool { lock.withLock { hasEnded } }
  package var hasAwaitedStream: Bool { lock.withLock { tasks.hasAwaitedStream } }

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
    Uncounted.run {
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
    JobSlice.ofThread.withValue(slice) {
      if isForMain {
        unowned.runSynchronously(on: executor)
      } else {
        DeferredCalls.run { unowned.runSynchronously(on: executor) }
      }
    }
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
      let end = tasks.end(slice, of: id, task: task, layout: layout)
      if end == .isComplete { origins[id] = nil }
      return end
    }
    if end == .isComplete { ledger.forget(id) }
    if end != .isKept { task?.release() }
  }

  @Sendable package func takeTurn() -> UInt64 { lock.withLock { tasks.takeTurn() } }

  func noteSleep(of task: RuntimeJob) {
    let id = task.taskID
    lock.withLock { tasks.noteSleep(of: id) }
  }

  private var hasSleptInRealTime = false

  package func takeRealSleep() -> Bool {
    lock.withLock {
      defer { hasSleptInRealTime = false }
      return hasSleptInRealTime
    }
  }

  /// Holds a job until the host's clock has got that far. Returns whether the host holds the sleeps of its jobs.
  func hold(
    _ job: RuntimeJob, until deadline: RealDeadline, for sleeper: RuntimeJob?,
    release: @escaping @Sendable (UnownedJob, Int64) -> Void
  ) -> Bool {
    guard let holder, !isOver else {
      lock.withLock { hasSleptInRealTime = true }
      return false
    }
    let job = job.unowned
    holder.hold(
      deadline, by: sleeper?.taskID ?? 0, in: JobSlice.ofThread.current,
      wake: { [self] in enqueue(RuntimeJob(job), isForMain: false) }, release: { release(job, $0) })
    return true
  }

  /// Whether a caller waits for the first job.
  private var isWatched = false
  private var newestAlarm = 0
  private var lastAlarm = 0

  package var isAtRest: Bool {
    lock.withLock { runnable == 0 && tasks.elsewhere.isEmpty && tasks.awaiting.isEmpty } || isQuiet && atWork == 0
  }

  package var isQuiet: Bool {
    let (isQuiet, idle, complete) = lock.withLock {
      let (idle, complete) = tasks.look(at: layout)
      for id in complete { origins[id] = nil }
      return (runnable == 0 && tasks.elsewhere.isEmpty, idle, complete)
    }
    for id in complete { ledger.forget(id) }
    for task in idle { task.release() }
    return isQuiet
  }

  // The end of a task on its own executor is not reported, so it is polled in each turn.
  package func waitUntilQuiet() async {
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

  package var endlessTask: String? {
    lock.withLock {
      runnable > 0 && runnable <= running.endlessCount ? name(ofTask: running.endlessTask) : nil
    }
  }

  package func watchForEndlessWork(after seconds: Double) -> Task<Void, Never> {
    let tick = UInt64(min(max(seconds, 0.01), 1e9) / Double(RunningWork.patience) * 1e9)
    return Uncounted.run {
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

  private func wakeWaiting() { for continuation in lock.withLock({ takeWaiting(if: true) }) { continuation.resume() } }

  package func waitForOutside(atMost seconds: Double) async -> OutsideWait {
    let alarm: Int? = lock.withLock {
      if tasks.awaiting.isEmpty || seconds <= 0 || hasEnded { return nil }
      newestAlarm += 1
      return newestAlarm
    }
    guard let alarm else { return .isNotAwaited }
    let clock = Uncounted.run { Task.detached { [self] in await ring(alarm, in: seconds) } }
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

  package func halt() {
    lock.withLock { isHalted = true }
    wakeWaiting()
  }

  package func resumeHalted() {
    let jobs = lock.withLock {
      isHalted = false
      turns = 0
      defer { parked = [] }
      return parked
    }
    for job in jobs { job() }
  }

  package func limitTurns(to limit: Int?) { lock.withLock { (turns, turnLimit, restless) = (0, limit ?? .max, nil) } }
  package func forgetTurns() { lock.withLock { turns = 0 } }
  package func noteRestless() { lock.withLock { restless = name(ofTask: RuntimeJob.current?.taskID ?? newestTask) } }

  package func takeRestless() -> String? {
    lock.withLock {
      defer { restless = nil }
      return restless
    }
  }

  func noteBeginning(of task: RuntimeJob) {
    if task.isAsyncLet { return }
    let id = task.taskID
    let parent = RuntimeJob.current?.taskID
    let new = Self.ofEvent.current === self ? client?.originOfNewTask() : nil
    lock.withLock { if let origin = new ?? parent.flatMap({ origins[$0] }) { origins[id] = origin } }
  }

  package var nameOfCurrentTask: String { lock.withLock { name(ofTask: RuntimeJob.current?.taskID) } }

  /// The name of a task in messages; called with the lock held.
  private func name(ofTask id: UInt64?) -> String { id.flatMap { origins[$0] }.map { "\($0)" } ?? "a task" }
}
