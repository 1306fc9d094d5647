/// The label of a slider names it, and is not shown.
struct SliderLabel<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension SliderLabel: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.leaveUnread(content)
  }
}
