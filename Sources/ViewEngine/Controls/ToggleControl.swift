/// What a toggle shows and does, below the node that reads its binding.
struct ToggleControl<Content: View> {
  let content: Content
  let _look: ToggleLook
}

extension ToggleControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: ToggleLook, around content: () -> Void, into rendering: _Rendering
  ) {
    let element = _Element(
      "Toggle", attributes: [_Attribute(look.state)],
      control: look.isPart ? nil : SwitchControl(isOn: look.binding))
    rendering.add(element, around: content)
  }
}
