/// What the tasks of a host have started by `async let`, and is not known to be done.
///
/// Its memory is a part of its parent's, which may be used anew as soon as the parent goes on. So how far it is can be
/// seen only while the parent is suspended, and if it is still there.
struct BoundTasks {
  struct Child {
    let id: UInt64
    let job: RuntimeJob
    /// Whether it has set an alarm.
    let sleeps: Bool

    /// Whether it is in its place, or was; its parent has to be suspended, and alive.
    var isThere: Bool { job.isAsyncLet && job.isTask && job.taskID == id }
  }

  /// Their parents; 0 for one that is not followed.
  private var parents: [UInt64: UInt64] = [:]
  /// Those that have come to a halt, by their parents.
  private var halted: [UInt64: [UInt64: Child]] = [:]

  var isEmpty: Bool { halted.isEmpty }

  /// A task is enqueued.
  ///
  /// - Parameter current: the task that runs now, which is its parent when it is enqueued for the first time.
  mutating func noteParent(_ current: UInt64?, of id: UInt64) { if parents[id] == nil { parents[id] = current ?? 0 } }

  /// A task has come to a halt, or is done.
  ///
  /// - Returns: its parent, if it is known.
  mutating func noteEnd(of id: UInt64, at slice: JobSlice, sleeps: Bool) -> UInt64? {
    guard let parent = parents[id], parent != 0 else { return nil }
    keep(Child(id: id, job: slice.job, sleeps: sleeps), of: parent)
    return parent
  }

  mutating func keep(_ child: Child, of parent: UInt64) { halted[parent, default: [:]][child.id] = child }

  mutating func takeChildren(of parent: UInt64) -> [Child] {
    halted.removeValue(forKey: parent).map { Array($0.values) } ?? []
  }

  /// A task is done, and with it all that it has started.
  mutating func forget(_ id: UInt64) {
    parents[id] = nil
    for child in takeChildren(of: id) { forget(child.id) }
  }
}
