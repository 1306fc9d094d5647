/// Has nothing in it be chosen.
struct SelectionDisabledTrait: ElementTrait {
  var attribute: _Attribute? = _Attribute("selectionDisabled")
  func apply(to context: inout ElementContext) { context[ChoiceKey.self] = nil }
  func attributes(in context: ElementContext) -> [_Attribute] { attribute.map { [$0] } ?? [] }
}

private struct SelectionDisabledView<Content: View> {
  let content: Content
  let _look: Bool
}

extension SelectionDisabledView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) {
    if look { rendering.apply(SelectionDisabledTrait(), around: content) } else { content() }
  }
}

extension View {
  /// Keeps a person from selecting the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    SelectionDisabledView(content: self, _look: isDisabled)
  }
}
