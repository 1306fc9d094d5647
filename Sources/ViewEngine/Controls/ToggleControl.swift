/// What a toggle shows and does, below the node that reads its binding.
@usableFromInline
struct ToggleControl<Content: View> {
  @usableFromInline let content: Content
  @usableFromInline let _look: ToggleLook
  @inlinable init(content: consuming Content, _look: consuming ToggleLook) {
    self.content = content
    self._look = _look
  }
}

extension ToggleControl: _WrapperView {
  @inlinable static var _isOwnView: Bool { true }

  @usableFromInline static func _render(
    _ look: ToggleLook, around content: () -> Void, into rendering: _Rendering
  ) {
    let element = _Element(
      "Toggle", attributes: [_Attribute(look.state)],
      control: look.isPart ? nil : SwitchControl(isOn: look.binding))
    rendering.add(element, around: content)
  }
}
