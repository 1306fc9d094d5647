/// The current evaluation on this thread; the getters of property wrappers find it.
@usableFromInline
package final class Evaluation: @unchecked Sendable {
  // NB: only the evaluating thread touches it, and only that thread finds it. An evaluated node stays mounted, or among
  // the nodes that the pass removed: no other pass of the graph removes nodes meanwhile (`Graph.isEvaluating`).
  // Counting the references to the node would take longer than setting it.
  @exclusivity(unchecked) @usableFromInline var unmanagedNode: Unmanaged<_Node>?
  @inlinable package var node: _Node? {
    get { unmanagedNode?.takeUnretainedValue() }
    set { unmanagedNode = newValue.map(Unmanaged.passUnretained) }
  }
  /// The group of writes that this pass evaluates; writes of later groups are not visible yet.
  @exclusivity(unchecked) package var group: UInt32 = 0
  /// The transaction of those writes; nil for plain ones.
  @exclusivity(unchecked) package var transactionScope: TransactionScope?
  /// Nodes that readers have displaced from a state's dependents; released once the evaluation has ended.
  @exclusivity(unchecked) var displaced: [_Node] = []
  /// The write queue of the evaluating graph.
  let queue: WriteQueue
  package let warn: (String) -> Void

  init(queue: WriteQueue, warn: @escaping (String) -> Void) { (self.queue, self.warn) = (queue, warn) }

  static let threadLocal = ThreadLocal<Evaluation>()
  @usableFromInline package static var current: Evaluation? { threadLocal.current }

  /// Warns of a write if a body is being evaluated on this thread; the caller then drops the write.
  @usableFromInline package static func warnsIfBodyWrites() -> Bool {
    warnsIfEvaluating("Modifying state during view update, this will cause undefined behavior.")
  }

  /// Warns if a body is being evaluated on this thread.
  package static func warnsIfEvaluating(_ message: String) -> Bool {
    guard let current else { return false }
    current.warn(message)
    return true
  }
}
