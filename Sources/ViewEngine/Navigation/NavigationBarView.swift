/// A view with something to say to the bar of its navigation stack.
struct NavigationBarView<Content: View> {
  let content: Content
  let _look: NavigationBarTrait?
}

extension NavigationBarView: _WrapperView {
  static func _render(
    _ look: NavigationBarTrait?, around content: () -> Void, into rendering: _Rendering
  ) {
    guard let look else { return content() }
    look.write(rendering, content)
  }
}
