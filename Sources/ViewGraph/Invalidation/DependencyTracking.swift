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

  @usableFromInline init() {}

  /// Notes the node whose body reads; says whether that body may have to be given an earlier value.
  @usableFromInline mutating func noteRead(in evaluation: Evaluation) -> Bool {
    if let node = evaluation.node { dependents.add(node, displacingInto: &evaluation.displaced) }
    return hasHistory
  }
}
