struct TableRows<Content: View> {
  let content: Content
  let _look: ListSelection.Current?
}

extension TableRows: _WrapperView {
  static func _render(_ look: ListSelection.Current?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("TableRows", part: .rows)) {
      let choice = look.map { Choice(isChosen: $0.isSelected, tapping: $0.tapping) }
      rendering.applyToRows(ChoiceTrait(choice: choice), around: content)
    }
  }
}
