/// Walks over the mounted tree, view by view in the order of declaration, and reports each to a subclass.
/// A walk goes from node to node and never into a node within a node, because views are nested as deep as data says.
@MainActor
open class _Visitor {
  public init() {}

  /// The walk has reached a node; visit its content later.
  open func enter(_ node: _Node) {}

  /// The walk has reached rows of a `ForEach`; returns whether to visit them as one.
  open func passes(by rows: Int) -> Bool { false }

  /// The walk has reached a view with its own identity.
  open func visit<ID: Hashable>(id: ID, _ content: () -> Void) { content() }

  /// The walk has reached the rows of a `ForEach`; `row` visits the one at an index.
  open func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) { for index in ids.indices { row(index) } }

  /// The walk has reached a view without its own node.
  open func note(_ type: Any.Type, around content: () -> Void) { content() }

  /// The walk has reached a part of the tree with its own environment.
  open func visit(_ scope: _EnvironmentScope, _ content: () -> Void) { content() }
}
