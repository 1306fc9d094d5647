/// A view that is made where the pass has come to it, and not in the body that it stands in: what a body must not do,
/// such as to claim a place or to warn, is done there.
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
