/// An observer, as a witness is told of it while the node that it stands in is mounted.
struct WitnessedObserver {
  let type: Any.Type
  /// Whether it is of the legacy form.
  let isLegacy: Bool
  let node: _Node

  init(_ type: Any.Type, isLegacy: Bool, in node: _Node) {
    self.type = type
    self.isLegacy = isLegacy
    self.node = node
  }
}
