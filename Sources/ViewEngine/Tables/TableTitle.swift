/// The title of a column.
struct TableTitle<Content: View> {
  let content: Content
  let _look: (() -> Void)?
}

extension TableTitle: _WrapperView {
  static func _render(_ look: (() -> Void)?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("TableColumn", control: look.map { ButtonControl(action: $0) }), around: content)
  }
}
