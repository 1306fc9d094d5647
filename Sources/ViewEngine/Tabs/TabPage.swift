/// The content of a tab, with what is known of it.
public struct _TabPage<Content: View, Label: View> {
  public let content: Content
  let label: Label
  let tag: TagValue?
}

extension _TabPage: _WrapperView {
  public var _look: Void { () }

  public static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    content()
  }
}

extension _TabPage: _TraitWritingView {
  public func _write(_ traits: inout _ViewTraits) {
    traits.add(AnyView(label), for: TabLabelKey.self)
    traits.add(tag, for: TagKey.self)
  }

  public static func _name(_ keys: inout _ViewTraitKeys) {
    keys.insert(TabLabelKey.self)
    keys.insert(TagKey.self)
  }
}
