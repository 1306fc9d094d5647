struct TableRowCells<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableRowCells: _WrapperView {
  static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("TableRow", look)) {
      // The cells are no rows of their own that could be selected.
      rendering.apply(SelectionDisabledTrait(attribute: nil), around: content)
    }
  }
}
