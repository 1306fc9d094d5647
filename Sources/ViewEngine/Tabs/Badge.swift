/// A view with a number or a word beside it: beside a row, or on its tab.
struct BadgeView<Content: View> {
  let content: Content
  /// Nil for no badge.
  let _look: String?
}

extension BadgeView: _WrapperView {
  static func _render(_ look: String?, around content: () -> Void, into rendering: _Rendering) {
    if let look { rendering.apply(BadgeTrait(badge: look), around: content) } else { content() }
  }
}

/// Has the elements in it carry a badge, unless their tab does.
struct BadgeTrait: ElementTrait {
  let badge: String
  func attributes(in context: ElementContext) -> [_Attribute] {
    context[TabDepth.self] == context.depth ? [] : [_Attribute("badge", badge)]
  }
}

extension BadgeView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(_look, for: TabBadgeKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TabBadgeKey.self) }
}

extension View {
  /// Puts a number on the tab, or beside the row; zero for none.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgeView(content: self, _look: count == 0 ? nil : "\(count)")
  }

  public nonisolated func badge(_ label: Text?) -> some View { BadgeView(content: self, _look: label?.content) }

  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    BadgeView(content: self, _look: label.map { String($0) })
  }
}
