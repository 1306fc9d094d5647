/// A view that is told of keys.
struct KeyView<Content: View> {
  let content: Content
  let _look: KeyTrait
}

extension KeyView: _WrapperView {
  static func _render(_ look: KeyTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.note(landmark: KeyTrait.self)
    rendering.apply(look, around: content)
  }
}
