/// What a slider shows and does, below the node that reads its binding.
struct SliderControl<Content: View> {
  let content: Content
  let _look: (value: Double, edit: ValueControl)
}

extension SliderControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (value: Double, edit: ValueControl), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element("Slider", attributes: [_Attribute("value", "\(look.value)")], control: look.edit)
    rendering.add(element, around: content)
  }
}
