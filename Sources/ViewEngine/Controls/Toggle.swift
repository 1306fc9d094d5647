/// A control that is on or off.
public struct Toggle<Label: View> {
  private let label: Label
  private let isOn: Binding<Bool>

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: _EngineView {
  public var body: some View { ToggleControl(content: label, _look: (isOn.wrappedValue, isOn)) }
}

/// What a toggle shows and does, below the node that reads its binding.
private struct ToggleControl<Label: View> {
  let content: Label
  let _look: (isOn: Bool, binding: Binding<Bool>)
}

extension ToggleControl: _WrapperView {
  static func _render(
    _ look: (isOn: Bool, binding: Binding<Bool>), around content: (inout _Rendering) -> Void,
    into rendering: inout _Rendering
  ) {
    let element = _Element(
      "Toggle", attributes: [_Attribute(look.isOn ? "on" : "off")],
      control: .toggle { look.binding.wrappedValue.toggle() })
    rendering.add(element, around: content)
  }
}
