/// What is being evaluated on this thread: found by the getters of property wrappers.
@usableFromInline
package final class Evaluation: @unchecked Sendable {
  // NB: never touched but by the thread that evaluates, which is the one that finds it. A node is mounted, or among what
  // the pass has removed, for as long as it is evaluated: no other pass of the graph removes anything meanwhile
  // (`Graph.isEvaluating`). To count the references to it would take longer than to set it.
  @exclusivity(unchecked) @usableFromInline var unmanagedNode: Unmanaged<_Node>?
  @inlinable package var node: _Node? {
    get { unmanagedNode?.takeUnretainedValue() }
    set { unmanagedNode = newValue.map(Unmanaged.passUnretained) }
  }
  /// The group of writes that this pass is about; what later groups wrote is not to be seen yet.
  @exclusivity(unchecked) package var group: UInt32 = 0
  /// What they were written in; nil for plain ones.
  @exclusivity(unchecked) package var transactionScope: TransactionScope?
  /// Nodes that the bodies read states in place of; released once the evaluation has ended.
  @exclusivity(unchecked) var displaced: [_Node] = []
  /// The queue of the graph that evaluates.
  let queue: WriteQueue
  package let warn: (String) -> Void

  init(queue: WriteQueue, warn: @escaping (String) -> Void) {
    self.queue = queue
    self.warn = warn
  }

  static let threadLocal = ThreadLocal<Evaluation>()

  @usableFromInline package static var current: Evaluation? { threadLocal.current }

  /// Warns of a write if a body is being evaluated on this thread; if so, the write is to be dropped.
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
