/// The walk that gathers the ids of views and rows.
final class IDWalk: _Visitor {
  private var ids: Set<AnyHashable> = []
  private var pending: [_Node] = []

  /// The ids that the views below a node have.
  static func ids(below node: _Node) -> Set<AnyHashable> {
    let walk = IDWalk()
    walk.enter(node)
    while let next = walk.pending.popLast() { next.visit(by: walk) }
    return walk.ids
  }

  override func enter(_ node: _Node) { pending.append(node) }

  override func visit<ID: Hashable>(id: ID, _ content: () -> Void) {
    ids.insert(AnyHashable(id))
    content()
  }

  override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    for index in ids.indices { visit(id: ids[index]) { row(index) } }
  }
}
