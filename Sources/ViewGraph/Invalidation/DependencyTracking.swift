/// Who has read a state, and what of it is still to be seen: the part that is the same for all types.
/// It is guarded by the lock of the queue.
@usableFromInline
struct DependencyTracking {
  var dependents = Dependents()
  /// The newest group of writes that it is part of.
  var pendingGroup: UInt32 = 0
  /// How often it has changed.
  var changes: UInt32 = 0
  var hasHistory = false
  /// The other hosts whose bodies have read it.
  private(set) var others: [OtherHost] = []

  @usableFromInline init() {}

  /// Notes the node whose body reads, if a body does.
  ///
  /// - Returns: whether more is to be done: the body may have to be given an earlier value, or is of another host.
  @usableFromInline mutating func noteRead(in evaluation: Unmanaged<Evaluation>, of queue: WriteQueue) -> Bool {
    evaluation._withUnsafeGuaranteedRef { evaluation in
      if evaluation.queue !== queue { return true }
      if !dependents.isKnown(evaluation.unmanagedNode), let node = evaluation.node {
        dependents.add(node, displacingInto: &evaluation.displaced)
      }
      return hasHistory
    }
  }

  /// The other host that evaluates a node.
  mutating func otherHost(of node: _Node) -> OtherHost {
    if let known = others.first(where: { $0.queue === node.graph.queue }) { return known }
    // Those that are gone are looked for when the array would grow, which makes it cheap for each.
    if others.count == others.capacity { others.removeAll(where: \.isGone) }
    let new = OtherHost(of: node.graph)
    others.append(new)
    return new
  }
}
