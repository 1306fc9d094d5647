/// A group of writes taken from the queue, with the nodes that it invalidates.
struct InvalidGroup: ~Copyable {
  // NB: kept until no lock is held, because it may have the last reference to a node.
  let writes: WriteGroup
  var nodes = InvalidNodes()

  init(_ writes: consuming WriteGroup) {
    writes.addDependents(to: &nodes)
    self.writes = writes
  }

  /// Makes the changes that waited for the older groups.
  // NB: call it without a lock, unlike the removal from the queue: the comparison may be a user's.
  @MainActor mutating func makeChanges() {
    guard let rest = writes.rest else { return }
    var found: [_Node] = []
    for change in rest.changes { change { found.append($0) } }
    for node in found { nodes.add(node) }
  }
}
