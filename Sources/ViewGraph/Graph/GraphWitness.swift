/// Is told, as values and not as text, what a graph mounts and which observers it runs.
///
/// A graph without one does no work for it.
@MainActor
package protocol GraphWitness: AnyObject, Sendable {
  /// A view or modifier with dynamic properties was mounted.
  func didMount(_ node: _Node)
  func didMount(_ observer: WitnessedObserver)
  /// The run of an action is collected.
  ///
  /// - Returns: what is run in its place.
  func witnessing<Value>(
    _ observer: WitnessedObserver, from old: Value, to new: Value, _ run: @escaping () -> Void
  ) -> () -> Void
}

/// An observer, as a witness is told of it while the node that it stands in is mounted.
package struct WitnessedObserver {
  package let type: Any.Type
  /// Whether it is of the legacy form.
  package let isLegacy: Bool
  package let node: _Node

  init(_ type: Any.Type, isLegacy: Bool, in node: _Node) {
    self.type = type
    self.isLegacy = isLegacy
    self.node = node
  }
}
