/// A view that hands a value to whoever asks for those of the focus.
struct FocusedValueView<Content: View> {
  let content: Content
  let _look: FocusedValueTrait
}

extension FocusedValueView: _WrapperView {
  static func _render(_ look: FocusedValueTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.note(landmark: FocusedValueTrait.self)
    rendering.apply(look, around: content)
  }
}
