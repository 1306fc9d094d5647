/// A view that is a stepper for those who do not see it.
struct AdjustableView<Content: View> {
  let content: Content
  let _look: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustableView: _WrapperView {
  static func _render(
    _ look: @escaping (AccessibilityAdjustmentDirection) -> Void, around content: () -> Void,
    into rendering: _Rendering
  ) {
    rendering.apply(AdjustTrait(adjust: look), around: content)
  }
}
