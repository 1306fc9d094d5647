/// A view that is made of other views at each evaluation of the enclosing body. Unlike a view with a body, it has no node.
public protocol _ComposedView: _ModifiedView, _PrimitiveView where _Mounted == Made._Mounted {
  /// The content that it mounts.
  associatedtype Made: View
  consuming func make() -> Made
}

extension _ComposedView {
  @inlinable public static var _readsModels: Bool { Made._readsModels }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> Made._Mounted {
    Made._mount(view.make(), in: &pass)
  }

  @inlinable public static func _update(_ mounted: inout Made._Mounted, to view: consuming Self, in pass: inout _Pass) {
    Made._update(&mounted, to: view.make(), in: &pass)
  }

  @inlinable public static func _change(_ mounted: inout Made._Mounted, to presence: _Presence, in pass: inout _Pass) {
    Made._change(&mounted, to: presence, in: &pass)
  }

  @inlinable public static var _mayBeEmpty: Bool { Made._mayBeEmpty }
  @inlinable public static func _isEmpty(_ mounted: Made._Mounted) -> Bool { Made._isEmpty(mounted) }
  @inlinable public static func _leavesAtOnce(_ mounted: Made._Mounted) -> Bool { Made._leavesAtOnce(mounted) }
  @inlinable public static func _visit(_ mounted: Made._Mounted, by visitor: _Visitor) {
    Made._visit(mounted, by: visitor)
  }
}

/// The mounted part of a modifier that acts when its content appears or disappears: the content, and, if that may
/// become empty, a node that watches it.
public protocol _WatchedContent {
  associatedtype Content: View
  /// A copy of the node's content, if there is a node.
  // No optional, which the compiler would handle by look-ups of the type.
  var content: Content._Mounted { get set }
  var node: _Node? { get }
}

@MainActor
extension _WatchedContent {
  /// Mounts content that may become empty.
  static func watch(
    _ view: Content, in pass: inout _Pass, _ prepare: (_PresenceNode<Content>) -> Void
  ) -> (content: Content._Mounted, node: _Node) {
    let node = _PresenceNode<Content>(in: pass)
    prepare(node)
    return (node.walk(to: view, in: &pass), node)
  }

  /// Updates content that may become empty.
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
