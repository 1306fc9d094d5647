/// The invalid nodes; nearly always one, which needs no array.
struct InvalidNodes {
  private(set) var first: _Node?
  private(set) var others: [_Node] = []
  /// Nodes that wait until they are shown again.
  private(set) var suspended: [_Node] = []

  mutating func add(_ node: consuming _Node) {
    guard node.isMounted, node !== first else { return }
    if node.isSuspended {
      suspended.append(node)
    } else if first == nil {
      first = node
    } else {
      others.append(node)
    }
  }

  // Removed first, because a further retain would take longer.
  mutating func takeFirst() -> _Node? { first.take() }
}
