/// What a modifier that acts when its content comes and goes has mounted: the content, or, where that may come to be
/// nothing, a node that sees to it.
public struct _PresentContent<Content: View> {
  @usableFromInline var content: Content._Mounted?
  @usableFromInline let node: _PresenceNode<Content>?

  @inlinable init(_ content: Content._Mounted) {
    self.content = content
    node = nil
  }

  @inlinable init(_ node: _PresenceNode<Content>) {
    content = nil
    self.node = node
  }
}

@MainActor
extension _PresentContent {
  @inlinable mutating func change(to presence: _Presence, in pass: inout _Pass) {
    if content != nil { return Content._change(&content!, to: presence, in: &pass) }
    guard let node else { return }
    pass.takeSiblingIndex(node)
    pass.schedule(node, .change(presence))
  }

  @inlinable var isEmpty: Bool { content.map { Content._isEmpty($0) } ?? node?.standsForNothing ?? true }
  var leavesAtOnce: Bool { content.map { Content._leavesAtOnce($0) } ?? node?.asksWhetherItLeaves ?? false }

  @inlinable func visit(by visitor: _Visitor) {
    if let content { Content._visit(content, by: visitor) } else if let node { visitor.enter(node) }
  }
}
