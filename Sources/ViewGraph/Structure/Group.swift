/// Several views as one, without a layout of their own.
public struct Group<Content> {
  @usableFromInline package let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  @inlinable public static var _readsModels: Bool { Content._readsModels }

  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    Content._mount(view.content, in: &pass)
  }

  @inlinable public static func _update(_ mounted: inout Content._Mounted, to view: Self, in pass: inout _Pass) {
    Content._update(&mounted, to: view.content, in: &pass)
  }

  @inlinable public static func _change(
    _ mounted: inout Content._Mounted, to presence: _Presence, in pass: inout _Pass
  ) {
    Content._change(&mounted, to: presence, in: &pass)
  }

  @inlinable public static func _isEmpty(_ mounted: Content._Mounted) -> Bool { Content._isEmpty(mounted) }
  @inlinable public static func _leavesAtOnce(_ mounted: Content._Mounted) -> Bool { Content._leavesAtOnce(mounted) }

  @inlinable public static func _visit(_ mounted: Content._Mounted, by visitor: _Visitor) {
    Content._visit(mounted, by: visitor)
  }
}

@MainActor
extension Group where Content: View {
  public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) }
  public func _addTraits(to traits: inout _ViewTraits) { content._addTraits(to: &traits) }
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) { Content._addTraitKeys(to: &keys) }
}
