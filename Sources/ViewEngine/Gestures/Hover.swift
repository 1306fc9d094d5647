/// A view that is told of the pointer.
struct HoverView<Content: View> {
  let content: Content
  let _look: (Bool) -> Void
}

extension HoverView: _WrapperView {
  static func _render(
    _ look: @escaping (Bool) -> Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.touch({ $0.hover.insert(look, at: 0) }, on: content)
  }
}

extension View {
  /// Runs `action` when the pointer comes over the view, and when it leaves: see `hover` of a host.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, _look: action)
  }
}
