/// A view that may be absent: the builder's result for an `if` without `else`.
extension Optional: View, _PrimitiveView where Wrapped: View {
  @inlinable public static var _readsModels: Bool { Wrapped._readsModels }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Wrapped._Mounted? {
    if let view { Wrapped._mount(view, in: &pass) } else { nil }
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    if let view {
      Wrapped.updateOrMount(&mounted, to: view, in: &pass)
    } else {
      Wrapped._remove(&mounted, in: &pass)
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if mounted != nil { Wrapped._change(&mounted!, to: presence, in: &pass) }
  }

  @inlinable public static var _mayBeEmpty: Bool { true }
  @inlinable public static func _isEmpty(_ mounted: Wrapped._Mounted?) -> Bool {
    if let mounted { Wrapped._isEmpty(mounted) } else { true }
  }

  @inlinable public static func _leavesAtOnce(_ mounted: Wrapped._Mounted?) -> Bool {
    if let mounted { Wrapped._leavesAtOnce(mounted) } else { false }
  }

  @inlinable public static func _visit(_ mounted: Wrapped._Mounted?, by visitor: _Visitor) {
    if let mounted { Wrapped._visit(mounted, by: visitor) }
  }
}

@MainActor
extension Optional where Wrapped: View {
  public func _addParts(to parts: inout _ViewParts) { self?._addParts(to: &parts) }
  public func _addTraits(to traits: inout _ViewTraits) { self?._addTraits(to: &traits) }
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) { Wrapped._addTraitKeys(to: &keys) }
}
