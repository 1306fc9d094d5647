/// The nodes that a group of writes has made invalid, if any; nearly always one, which needs no array.
struct InvalidGroup {
  let id: UInt32
  private(set) var first: _Node?
  private(set) var others: [_Node] = []
  /// Those that wait until they are shown again.
  private(set) var suspended: [_Node] = []
  let scope: TransactionScope?
  private let changes: [((_Node) -> Void) -> Void]

  init(_ group: __shared WriteGroup) {
    id = group.id
    changes = group.changes
    scope = group.scope
    for node in group.nodes { add(node) }
    for node in group.modelDependents {
      node.status.insert(.modelChanged)
      add(node)
    }
    group.dependency?.forEachDependent { add($0) }
    for dependency in group.otherDependencies { dependency.forEachDependent { add($0) } }
  }

  /// Makes the changes that have waited for the older groups.
  // NB: not where the group is taken out, with a lock held: what is compared may be a user's.
  @MainActor mutating func makeChanges() {
    if changes.isEmpty { return }
    var nodes: [_Node] = []
    for change in changes { change { nodes.append($0) } }
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: _Node) {
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
