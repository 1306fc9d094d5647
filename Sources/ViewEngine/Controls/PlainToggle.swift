/// A toggle as the engine has it.
public struct _PlainToggle<Label: View> {
  let label: Label
  let isOn: Binding<Bool>
  let isMixed: () -> Bool
  /// Whether it is a part of a toggle, which reacts in its place.
  let isPart: Bool
}

extension _PlainToggle: _EngineView {
  public var body: some View {
    ToggleControl(
      content: _ControlLabel(content: label), _look: ToggleLook(isMixed: isMixed(), isOn: isOn, isPart: isPart))
  }
}
