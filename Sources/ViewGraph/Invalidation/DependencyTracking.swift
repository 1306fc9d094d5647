/// The readers of a state and its pending changes: the part that is the same for all types.
/// It is guarded by the lock of the queue.
@usableFromInline
struct DependencyTracking {
  var dependents = Dependents()
  /// The newest group of writes that it is part of.
  var pendingGroup: UInt32 = 0
  /// The number of changes.
  var changes: UInt32 = 0
  /// Whether a read may need an earlier value.
  var hasHistory = false
  /// Whether an evaluation has read it through a copy of its view.
  @usableFromInline var isRead = false
  /// The other hosts whose bodies have read it.
  private(set) var others: [OtherHost] = []
  @usableFromInline init() {}

  /// Notes the evaluating node, if there is one. Returns whether the caller must do more: the body may need an earlier
  /// value, or is of another host.
  @usableFromInline mutating func noteRead(in evaluation: Unmanaged<Evaluation>, of queue: WriteQueue) -> Bool {
    evaluation._withUnsafeGuaranteedRef { evaluation in
      if evaluation.queue !== queue { return true }
      if !dependents.isKnown(evaluation.unmanagedNode), let node = evaluation.node {
        dependents.add(node, displacingInto: &evaluation.displaced)
      }
      return hasHistory
    }
  }

  /// The entry of the other host that evaluates a node.
  mutating func otherHost(of node: _Node) -> OtherHost {
    if let known = others.first(where: { $0.queue === node.graph.queue }) { return known }
    // Removes the entries of released hosts before the array grows, which makes the search cheap.
    if others.count == others.capacity { others.removeAll(where: \.isGone) }
    let new = OtherHost(of: node.graph)
    others.append(new)
    return new
  }
}
