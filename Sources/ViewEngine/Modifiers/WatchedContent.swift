/// What a modifier that acts when its content comes and goes has mounted: the content, and, where that may come to be
/// nothing, a node that sees to it.
public protocol _WatchedContent {
  associatedtype Content: View
  /// Where there is a node, a copy of what that has.
  // NB: no optional, which the compiler would handle by look-ups of the type.
  var content: Content._Mounted { get set }
  var node: _Node? { get }
}

@MainActor
extension _WatchedContent {
  /// Mounts content that may come to be nothing.
  static func watch(
    _ view: Content, in pass: inout _Pass, _ prepare: (_PresenceNode<Content>) -> Void
  ) -> (content: Content._Mounted, node: _Node) {
    let node = _PresenceNode<Content>(in: pass)
    prepare(node)
    return (node.walk(to: view, in: &pass), node)
  }

  /// Brings content up to date that may come to be nothing.
  mutating func update(
    _ node: _Node, to view: Content, in pass: inout _Pass, _ prepare: (_PresenceNode<Content>) -> Void
  ) {
    let node = unsafeDowncast(node, to: _PresenceNode<Content>.self)
    prepare(node)
    content = node.walk(to: view, in: &pass)
  }

  @inlinable mutating func change(to presence: _Presence, in pass: inout _Pass) {
    guard Content._mayBeEmpty, let node else { return Content._change(&content, to: presence, in: &pass) }
    pass.takeSiblingIndex(node)
    pass.schedule(node, .change(presence))
  }

  @inlinable var isEmpty: Bool {
    if Content._mayBeEmpty, let node { node.standsForNothing } else { Content._isEmpty(content) }
  }
  var leavesAtOnce: Bool { if let node { node.asksWhetherItLeaves } else { Content._leavesAtOnce(content) } }

  @inlinable func visit(by visitor: _Visitor) {
    if Content._mayBeEmpty, let node { visitor.enter(node) } else { Content._visit(content, by: visitor) }
  }
}
