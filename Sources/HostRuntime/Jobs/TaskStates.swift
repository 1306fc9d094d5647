/// The progress of a host's tasks.
///
///     enqueue ─▶ begin ─▶ (noteSleep) ─▶ end ─▶ enqueued again │ complete │ suspended │ elsewhere
struct TaskStates {
  private enum Stage {
    /// On its way to a thread; when it ran, if it has not been suspended since.
    case isEnqueued(after: [RealInterval], turn: UInt64)
    /// On a thread; whether it has set an alarm.
    case runs(JobSlice, sleeps: Bool)
  }

  /// The state of a task after a piece of work, and so the use of its reference.
  enum End { case isComplete, isKept, isOver }
  private var stages: [UInt64: Stage] = [:]
  /// Tasks in a queue that the runtime does not report, each kept alive.
  private(set) var elsewhere: [UInt64: RuntimeJob] = [:]
  /// Tasks that have passed their continuation on, before a warning.
  private(set) var awaiting: Set<UInt64> = []
  /// The number of times that a task became able to run, changes of its executor excluded.
  private var newestTurn: UInt64 = 0
  private(set) var hasAwaitedStream = false
  /// The tasks that `async let` has started.
  private var children = BoundTasks()

  /// - Returns: the task, if there is a reference to it to be released.
  mutating func enqueue(_ job: RuntimeJob) -> RuntimeJob? {
    let id = job.taskID
    if job.isAsyncLet {
      // A task that runs without being followed may run on while it looks suspended.
      children.noteParent(RuntimeJob.current.map(\.taskID).flatMap { stages[$0] == nil ? nil : $0 }, of: id)
    }
    if case .runs(let slice, _)? = stages[id] {
      stages[id] = .isEnqueued(after: slice.intervals, turn: slice.turn)
    } else {
      stages[id] = .isEnqueued(after: [], turn: takeTurn())
    }
    if !awaiting.isEmpty { awaiting.remove(id) }
    return elsewhere.isEmpty ? nil : elsewhere.removeValue(forKey: id)
  }

  /// When a task ran that has only changed its executor since, and the turn in which it runs now.
  func beginning(of id: UInt64) -> ([RealInterval], turn: UInt64) {
    if case .isEnqueued(let intervals, let turn)? = stages[id] { (intervals, turn) } else { ([], newestTurn) }
  }

  /// Tasks that start on the main actor take turns in the order of their start, whichever threads they run on later.
  mutating func takeTurn() -> UInt64 {
    newestTurn += 1
    return newestTurn
  }

  mutating func begin(_ slice: JobSlice, of id: UInt64) { stages[id] = .runs(slice, sleeps: false) }

  mutating func noteSleep(of id: UInt64) {
    if case .runs(let slice, _)? = stages[id] { stages[id] = .runs(slice, sleeps: true) }
  }

  /// - Parameter task: the task, if it is alive for certain.
  mutating func end(_ slice: JobSlice, of id: UInt64, task: RuntimeJob?, layout: TaskLayout) -> End {
    // A task that was enqueued in the meantime may be on another thread already.
    guard case .runs(let newest, let sleeps)? = stages[id], newest === slice else { return .isOver }
    stages[id] = nil
    guard let task else {
      if let outermost = children.noteEnd(of: id, at: slice, sleeps: sleeps) { lookAtChildren(of: outermost, layout) }
      return .isOver
    }
    let state = layout.state(of: task)
    if state == .isComplete { children.forget(id) } else { lookAtChildren(of: id, layout) }
    switch state {
    case .isComplete: return .isComplete
    case .isRunnable:
      elsewhere[id] = task
      return .isKept
    case .awaitsContinuation where !sleeps: awaiting.insert(id)
    case .awaitsStreamOrClock where !sleeps: hasAwaitedStream = true
    case .awaitsContinuation, .awaitsStreamOrClock, .awaitsTask: break
    }
    return .isOver
  }

  // They are in the memory of that task, so it is looked only while it does not run.
  private mutating func lookAtChildren(of parent: UInt64, _ layout: TaskLayout) {
    guard !children.isEmpty, stages[parent] == nil, elsewhere[parent] == nil else { return }
    for child in children.takeChildren(of: parent) {
      switch child.isThere ? layout.state(of: child.job) : .isComplete {
      case .isComplete:
        awaiting.remove(child.id)
        children.forget(child.id)
      case .isRunnable:
        // The task is about to be enqueued, or it runs where the runtime does not report it.
        if stages[child.id] == nil { awaiting.insert(child.id) }
        children.keep(child, of: parent)
      case .awaitsContinuation where !child.sleeps:
        awaiting.insert(child.id)
        lookAtChildren(of: child.id, layout)
      default: lookAtChildren(of: child.id, layout)
      }
    }
  }

  /// Reads the progress of tasks that the runtime does not report. Returns the tasks that cannot continue, to be
  /// released, and which of them are complete.
  mutating func look(at layout: TaskLayout) -> (idle: [RuntimeJob], complete: [UInt64]) {
    guard !elsewhere.isEmpty else { return ([], []) }
    var idle: [RuntimeJob] = []
    var complete: [UInt64] = []
    for (id, task) in elsewhere {
      let state = layout.state(of: task)
      if state == .isRunnable { continue }
      elsewhere[id] = nil
      idle.append(task)
      if state == .awaitsContinuation { awaiting.insert(id) }
      if state == .isComplete {
        complete.append(id)
        children.forget(id)
      } else {
        lookAtChildren(of: id, layout)
      }
    }
    return (idle, complete)
  }

  /// Stops waiting for tasks whose wait has timed out.
  mutating func takeAwaiting() -> Int {
    defer { awaiting = [] }
    return awaiting.count
  }
}
