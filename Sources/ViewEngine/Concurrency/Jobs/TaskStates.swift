/// How far the tasks of a host are.
///
///     enqueue ─▶ begin ─▶ (noteSleep) ─▶ end ─▶ enqueued again │ complete │ suspended │ elsewhere
struct TaskStates {
  private enum Stage {
    /// On its way to a thread; when it ran, if it has not been suspended since.
    case isEnqueued(after: [RealInterval])
    /// On a thread; whether it has set an alarm.
    case runs(JobSlice, sleeps: Bool)
  }

  /// What to do with the reference to a task that has ended a piece of work.
  enum End { case isComplete, isKept, isOver }

  private var stages: [UInt64: Stage] = [:]
  /// Those in a queue that the runtime does not tell of, each kept alive.
  private(set) var elsewhere: [UInt64: RuntimeJob] = [:]
  /// Those that have handed their continuation to somebody, and were not warned of.
  private(set) var awaiting: Set<UInt64> = []

  /// - Returns: the task, if there is a reference to it to be released.
  mutating func enqueue(_ id: UInt64) -> RuntimeJob? {
    if case .runs(let slice, _)? = stages[id] {
      stages[id] = .isEnqueued(after: slice.intervals)
    } else {
      stages[id] = .isEnqueued(after: [])
    }
    if !awaiting.isEmpty { awaiting.remove(id) }
    return elsewhere.isEmpty ? nil : elsewhere.removeValue(forKey: id)
  }

  /// When a task ran that has only changed its executor since.
  func intervals(of id: UInt64) -> [RealInterval] {
    if case .isEnqueued(let intervals)? = stages[id] { intervals } else { [] }
  }

  mutating func begin(_ slice: JobSlice, of id: UInt64) { stages[id] = .runs(slice, sleeps: false) }

  mutating func noteSleep(of id: UInt64) {
    if case .runs(let slice, _)? = stages[id] { stages[id] = .runs(slice, sleeps: true) }
  }

  /// - Parameter task: the task, if it is alive for certain.
  mutating func end(_ slice: JobSlice, of id: UInt64, task: RuntimeJob?, layout: TaskLayout?) -> End {
    // A task that was enqueued in the meantime may be on another thread already.
    guard case .runs(let newest, let sleeps)? = stages[id], newest === slice else { return .isOver }
    stages[id] = nil
    guard let task, let layout else { return .isOver }
    switch layout.state(of: task) {
    case .isComplete: return .isComplete
    case .isRunnable:
      elsewhere[id] = task
      return .isKept
    case .awaitsContinuation where !sleeps: awaiting.insert(id)
    case .awaitsContinuation, .awaitsStreamOrClock, .awaitsTask: break
    }
    return .isOver
  }

  /// Looks how far those are that the runtime does not tell of.
  ///
  /// - Returns: those that cannot go on, to be released, and which of them are complete.
  mutating func look(at layout: TaskLayout?) -> (idle: [RuntimeJob], complete: [UInt64]) {
    guard let layout, !elsewhere.isEmpty else { return ([], []) }
    var idle: [RuntimeJob] = []
    var complete: [UInt64] = []
    for (id, task) in elsewhere {
      switch layout.state(of: task) {
      case .isRunnable: continue
      case .isComplete: complete.append(id)
      case .awaitsContinuation: awaiting.insert(id)
      case .awaitsStreamOrClock, .awaitsTask: break
      }
      elsewhere[id] = nil
      idle.append(task)
    }
    return (idle, complete)
  }

  /// Waits for nobody any more who has waited in vain.
  mutating func takeAwaiting() -> Int {
    defer { awaiting = [] }
    return awaiting.count
  }
}
