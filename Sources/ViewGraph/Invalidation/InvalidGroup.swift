/// A group of writes that was taken out, with the nodes that it has made invalid, if any.
struct InvalidGroup: ~Copyable {
  // NB: kept until no lock is held, as the last reference to a node may be in it.
  let writes: WriteGroup
  var nodes = InvalidNodes()

  init(_ writes: consuming WriteGroup) {
    writes.addDependents(to: &nodes)
    self.writes = writes
  }

  /// Makes the changes that have waited for the older groups.
  // NB: not where the group is taken out, with a lock held: what is compared may be a user's.
  @MainActor mutating func makeChanges() {
    guard let rest = writes.rest else { return }
    var found: [_Node] = []
    for change in rest.changes { change { found.append($0) } }
    for node in found { nodes.add(node) }
  }
}
