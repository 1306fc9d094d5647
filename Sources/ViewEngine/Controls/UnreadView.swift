/// A view that names the control that it is in, and is not read.
struct UnreadView<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension UnreadView: _WrapperView {
  static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.leaveUnread(content)
  }
}
