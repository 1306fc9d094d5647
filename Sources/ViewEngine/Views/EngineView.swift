/// A view of the engine's own with a body: a control that reads a binding.
///
/// It is a node like a user's view, so it is brought up to date when what it shows changes though the view
/// around it never read it; its evaluations are not a user's to count.
public protocol _EngineView: View where _Mounted == _CompositeNode<Self> {}

extension _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, in: &pass)
  }

  /// It is a view, whatever its body shows.
  @inlinable public static var _mayBeEmpty: Bool { false }
  @inlinable public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { false }
  public static func _leavesAtOnce(_ mounted: _CompositeNode<Self>) -> Bool { false }
}

extension _EngineView where Self: _ModifiedView {
  /// What a modifier is applied to stands where the modified view does.
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRows: true, in: &pass)
  }

  public static var _mayBeEmpty: Bool { true }
  public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { mounted.standsForNothing }
  public static func _leavesAtOnce(_ mounted: _CompositeNode<Self>) -> Bool { mounted.asksWhetherItLeaves }
}
