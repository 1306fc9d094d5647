/// A change that can be made to any view, described by a `body` around the view's `content`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// What stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  // NB: the node and not only its type says which content is meant: a modifier may be used inside itself.
  @usableFromInline let node: _Node
  @inlinable init(of node: _Node) { self.node = node }
}

extension _ViewModifier_Content: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool { false }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Node {
    let slot = view.node.makeSlot(in: &pass)
    pass.walk(into: slot) { slot.evaluator(slot, &$0) }
    return slot
  }

  /// The modifier itself has told its slots what is new.
  @inlinable public static func _update(_ mounted: inout _Node, to view: Self, in pass: inout _Pass) {
    guard mounted.isOutOfDate else { return pass.revisit(mounted, changed: false) }
    pass.walk(into: mounted) { [mounted] in mounted.evaluator(mounted, &$0) }
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
