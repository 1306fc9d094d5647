/// Goes over what is mounted, view by view in the order of declaration: what the tree holds is told to a subclass.
/// A walk goes from node to node and never into a node within a node, for views are nested as deep as data says.
@MainActor
open class _Visitor {
  public init() {}

  /// The walk has come to a node; what is in it is visited later.
  open func enter(_ node: _Node) {}

  /// The walk has come to so many rows of a `ForEach`; says whether they need not be told apart.
  open func passes(by rows: Int) -> Bool { false }

  /// The walk has come to a view with an identity of its own.
  open func visit<ID: Hashable>(id: ID, _ content: () -> Void) { content() }

  /// The walk has come to the rows of a `ForEach`; `row` visits the one of an index.
  open func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) { for index in ids.indices { row(index) } }

  /// The walk has come to a view without a node of its own.
  open func note(_ type: Any.Type, around content: () -> Void) { content() }

  /// The walk has come to a part of the tree with an environment of its own.
  open func visit(_ scope: _EnvironmentScope, _ content: () -> Void) { content() }
}
