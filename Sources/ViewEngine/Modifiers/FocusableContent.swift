struct FocusableContent<Content: View> {
  let content: Content
  let _look: EditingObserver?
}

extension FocusableContent: _WrapperView {
  static func _render(_ look: EditingObserver?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.apply(landmark: FocusableTrait(link: look.link), around: content)
  }
}
