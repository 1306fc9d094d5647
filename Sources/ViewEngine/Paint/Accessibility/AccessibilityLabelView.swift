/// A view with a name for those who do not see it.
struct AccessibilityLabelView<Content: View> {
  let content: Content
  let _look: AccessibilityLabelTrait
}

extension AccessibilityLabelView: _WrapperView {
  static func _render(_ look: AccessibilityLabelTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(look, around: content)
  }
}

/// Says what the elements in it are called.
struct AccessibilityLabelTrait: ElementTrait {
  let name: String
  var label: String? { name }
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("accessibilityLabel", name)] }
}

extension View {
  nonisolated func called(_ name: String) -> some View {
    AccessibilityLabelView(content: self, _look: AccessibilityLabelTrait(name: name))
  }
}
