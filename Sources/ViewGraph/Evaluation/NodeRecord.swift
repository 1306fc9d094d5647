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
  /// Tells the record, once until it asks to be told again.
  @usableFromInline final func tellRecord() {
    status.remove(.isRecorded)
    record?.nodeChanged()
  }

  final func dropRecord() {
    guard let record else { return }
    self.record = nil
    status.remove(.isRecorded)
    record.nodeRemoved()
  }
}
