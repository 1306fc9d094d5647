/// The rows that are shown, which know how many there are before them.
struct ShownRows<Content: View> {
  let content: Content
  let _look: RowOffset
}

extension ShownRows: _WrapperView {
  static func _render(_ look: RowOffset, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(RowOffsetTrait(offset: look), around: content)
  }
}
