/// The bodies of another host that have read a state. A write is entered into the queue of that host, which evaluates
/// them in its own frame. That host sees the newest value, even while the host of the state works off several groups of
/// writes one by one.
// NB: guarded by the lock of the readers' queue, and never touched with that of the state's held.
final class OtherHost: Dependency, @unchecked Sendable {
  /// The queue of the readers.
  let queue: WriteQueue
  private weak let root: _Node?
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// The newest group of its queue that the state is part of.
  private var pendingGroup: UInt32 = 0

  // NB: weak, because a state is not to keep the views of another host.
  private struct Reader { weak let node: _Node? }

  init(of graph: Graph) {
    queue = graph.queue
    root = MainActor.assumeIsolated { graph.root }
  }

  /// Whether the host is gone. May be asked with any lock held.
  var isGone: Bool { root == nil }

  func add(_ node: _Node) {
    queue.lock.withLock {
      if readers.count == readers.capacity { readers = readers.filter { $0.value.node != nil } }
      readers[ObjectIdentifier(node)] = Reader(node: node)
    }
  }

  /// The state was written; may be called from any thread.
  func noteWrite() {
    queue.write {
      let group = queue.openGroup().id
      if pendingGroup == group { return }
      pendingGroup = group
      queue.add(self)
    }
  }

  override func addDependents(to nodes: inout InvalidNodes) {
    for reader in readers.values { if let node = reader.node { nodes.add(node) } }
  }
}
