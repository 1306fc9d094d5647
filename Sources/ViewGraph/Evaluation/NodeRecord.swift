/// What somebody outside of the core keeps of a node, and is told of.
@MainActor
open class _NodeRecord {
  public init() {}
  /// The node is evaluated anew: what is known of what it has mounted may not hold any more.
  open func nodeChanged() {}
  /// The node is gone.
  open func nodeRemoved() {}
}

extension _Node {
  /// Tells the record, or who keeps one of the whole tree, once until they ask to be told again.
  @usableFromInline final func tellRecord() {
    status.remove(.isRecorded)
    if let record { record.nodeChanged() } else { graph.nodeChanged?(self) }
  }

  @inlinable package final func keep(_ record: _NodeRecord) { kept = record }

  final func dropRecord() {
    guard let record else { return graph.nodeChanged?(self) ?? () }
    kept = nil
    record.nodeRemoved()
  }
}
