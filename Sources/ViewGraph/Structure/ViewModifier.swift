/// A change that can be made to any view, described by a `body` around the view's `content`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// The placeholder for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  // The node identifies the content, not only its type: a modifier may be used inside itself.
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

  /// The modifier has marked its slots already.
  @inlinable public static func _update(_ mounted: inout _Node, to view: Self, in pass: inout _Pass) {
    guard mounted.isOutOfDate else { return pass.revisit(mounted, changed: false) }
    pass.walk(into: mounted) { [mounted] in mounted.evaluator(mounted, &$0) }
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view before the modifier.
  public var content: Content
  /// The modifier, whose body receives the content.
  public var modifier: Modifier

  /// Applies a modifier to a view, as `content.modifier(_:)` does.
  @inlinable public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}
