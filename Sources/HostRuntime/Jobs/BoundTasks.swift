/// The tasks that a host's tasks have started by `async let`, and that are not known to be done. The memory of such a
/// task is a part of its parent's, which the parent may reuse as soon as it continues. So its progress can be read only
/// while the parent is suspended, and alive.
struct BoundTasks {
  struct Child {
    let id: UInt64
    let job: RuntimeJob
    /// Whether it has set an alarm.
    let sleeps: Bool

    /// Whether its memory still holds it; its parent has to be suspended, and alive.
    var isThere: Bool { job.isAsyncLet && job.isTask && job.taskID == id }
  }

  /// Their parents; 0 for one that is not followed.
  private var parents: [UInt64: UInt64] = [:]
  /// Those of each parent, the ones that run included.
  private var children: [UInt64: Set<UInt64>] = [:]
  private var halted: [UInt64: [UInt64: Child]] = [:]
  var isEmpty: Bool { halted.isEmpty }

  /// A task is enqueued. `current`: the task that runs now, which is its parent when it is enqueued for the first time.
  mutating func noteParent(_ current: UInt64?, of id: UInt64) {
    guard parents[id] == nil else { return }
    parents[id] = current ?? 0
    if let current { children[current, default: []].insert(id) }
  }

  /// Notes that a task has halted, or is done. Returns the outermost of those that it is a part of; nil if one of them
  /// is not followed, or is done.
  mutating func noteEnd(of id: UInt64, at slice: JobSlice, sleeps: Bool) -> UInt64? {
    guard let parent = parents[id] else { return nil }
    var outermost = id
    while let next = parents[outermost] {
      guard next != 0 else { return nil }
      outermost = next
    }
    keep(Child(id: id, job: slice.job, sleeps: sleeps), of: parent)
    return outermost
  }

  mutating func keep(_ child: Child, of parent: UInt64) { halted[parent, default: [:]][child.id] = child }

  mutating func takeChildren(of parent: UInt64) -> [Child] {
    halted.removeValue(forKey: parent).map { Array($0.values) } ?? []
  }

  // NB: the memory of all of them may be gone, so that the end of one on another thread finds no parent any more.
  mutating func forget(_ id: UInt64) {
    halted[id] = nil
    if let parent = parents.removeValue(forKey: id), children[parent]?.remove(id) != nil, children[parent] == [] {
      children[parent] = nil
    }
    for child in children.removeValue(forKey: id) ?? [] { forget(child) }
  }
}
