/// A view of the engine with a body: a control that reads a binding.
///
/// It is a node like a user's view. So it is updated when its content changes even if the enclosing body never read the
/// value; its evaluations do not count as a user's.
public protocol _EngineView: View where _Mounted == _CompositeNode<Self> {}

extension _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, in: &pass)
  }

  /// False: it counts as a view, even if its body is empty.
  @inlinable public static var _mayBeEmpty: Bool { false }
  @inlinable public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { false }
  public static func _leavesAtOnce(_ mounted: _CompositeNode<Self>) -> Bool { false }
}

extension _EngineView where Self: _ModifiedView {
  /// Keeps the content among the rows of a lazy container, as a modifier must.
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: true, in: &pass)
  }

  public static var _mayBeEmpty: Bool { true }
  public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { mounted.standsForNothing }
  public static func _leavesAtOnce(_ mounted: _CompositeNode<Self>) -> Bool { mounted.asksWhetherItLeaves }
}

extension AnyView { public nonisolated init<Content: View>(erasing view: Content) { self.init(view) } }

/// A view that is made during the pass, and not in a body: it may claim a place, or warn.
@usableFromInline
struct PassView<Content: View> {
  @usableFromInline let make: @MainActor (inout _Pass) -> Content
  @inlinable init(_ make: @escaping @MainActor (inout _Pass) -> Content) { self.make = make }
}

extension PassView: _PrimitiveView {
  @inlinable static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    Content._mount(view.make(&pass), in: &pass)
  }

  @inlinable static func _update(_ mounted: inout Content._Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted, to: view.make(&pass), in: &pass)
  }

  @inlinable static func _change(_ mounted: inout Content._Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted, to: presence, in: &pass)
  }

  @inlinable static var _mayBeEmpty: Bool { Content._mayBeEmpty }
  @inlinable static func _isEmpty(_ mounted: Content._Mounted) -> Bool { Content._isEmpty(mounted) }
  @inlinable static func _leavesAtOnce(_ mounted: Content._Mounted) -> Bool { Content._leavesAtOnce(mounted) }

  @inlinable static func _visit(_ mounted: Content._Mounted, by visitor: _Visitor) {
    Content._visit(mounted, by: visitor)
  }

  @inlinable static func _addTraitKeys(to keys: inout _ViewTraitKeys) { Content._addTraitKeys(to: &keys) }
}
