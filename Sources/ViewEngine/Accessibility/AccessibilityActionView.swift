/// A view with an action for those who do not see it.
struct AccessibilityActionView<Content: View> {
  let content: Content
  let _look: AccessibilityAction
}

extension AccessibilityActionView: _WrapperView {
  static func _render(
    _ look: AccessibilityAction, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(look, around: content)
  }
}
