/// A record of a node for a client outside of the core.
@MainActor
open class _NodeRecord {
  public init() {}
  /// The node is evaluated again: the client's knowledge of its content may be out of date.
  open func nodeChanged() {}
  /// The node is gone.
  open func nodeRemoved() {}
}

extension _Node {
  /// Tells the record, or else the observer of the whole tree. Tells it once, until it asks again.
  @usableFromInline final func tellRecord() {
    status.remove(.isRecorded)
    if let record { record.nodeChanged() } else { graph.treeService?.nodeChanged(self) }
  }

  @inlinable package final func keep(_ record: _NodeRecord) { kept = record }

  final func dropRecord() {
    guard let record else { return graph.treeService?.nodeChanged(self) ?? () }
    kept = nil
    record.nodeRemoved()
  }
}
