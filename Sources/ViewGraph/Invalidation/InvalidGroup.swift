/// The nodes that a group of writes has made invalid, if any; nearly always one, which needs no array.
struct InvalidGroup: ~Copyable {
  // NB: kept until no lock is held, as the last reference to a node may be in it.
  let writes: WriteGroup
  private(set) var first: _Node?
  private(set) var others: [_Node] = []
  /// Those that wait until they are shown again.
  private(set) var suspended: [_Node] = []

  init(_ writes: consuming WriteGroup) {
    self.writes = writes
    if let rest = self.writes.rest { add(rest) }
    self.writes.dependency?.addDependents(to: &self)
  }

  private mutating func add(_ rest: WriteGroup.Rest) {
    for node in rest.nodes { add(node) }
    for node in rest.modelDependents {
      node.status.insert(.modelChanged)
      add(node)
    }
    for dependency in rest.dependencies { dependency.addDependents(to: &self) }
  }

  /// Makes the changes that have waited for the older groups.
  // NB: not where the group is taken out, with a lock held: what is compared may be a user's.
  @MainActor mutating func makeChanges() {
    guard let rest = writes.rest else { return }
    var nodes: [_Node] = []
    for change in rest.changes { change { nodes.append($0) } }
    for node in nodes { add(node) }
  }

  mutating func add(_ node: _Node) {
    guard node.isMounted, node !== first else { return }
    if node.isSuspended {
      suspended.append(node)
    } else if first == nil {
      first = node
    } else {
      others.append(node)
    }
  }
}
