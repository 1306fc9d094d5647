extension _Pass {
  /// Notes a node whose visibility may have changed, with the cursor for its appear and disappear actions.
  @usableFromInline mutating func watch(_ node: _Node, _ body: (inout _Pass) -> Void = { _ in }) {
    let index = watched.count
    node.status.insert(.isNoted)
    watched.append((node, cursor))
    body(&self)
    watched[index].cursor = buffers.actions.mark(at: &cursor)
  }

  /// Tells the watched nodes, innermost first, whether their content came or went. Call it after all evaluations.
  mutating func settlePresence() {
    while let (node, cursor) = watched.popLast() {
      node.status.remove(.isNoted)
      self.cursor = cursor
      var next: _Node? = node
      while let node = next, node.status.isSuperset(of: [.mounted, .isWatched]), !node.status.contains(.isNoted) {
        let changes = node.showsNothing != node.status.contains(.showsNothing)
        if changes { node.status.formSymmetricDifference(.showsNothing) }
        node.turn(in: &self)
        next = changes ? node.parent : nil
      }
    }
  }
}
