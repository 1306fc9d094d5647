/// A toggle as the engine has it.
public struct _PlainToggle<Label: View> {
  @usableFromInline let label: Label
  @usableFromInline let isOn: Binding<Bool>
  @usableFromInline let isMixed: () -> Bool
  /// Whether it is a part of a toggle, which reacts in its place.
  @usableFromInline let isPart: Bool

  @inlinable nonisolated init(
    label: consuming Label, isOn: consuming Binding<Bool>, isMixed: @escaping () -> Bool, isPart: Bool
  ) {
    self.label = label
    self.isOn = isOn
    self.isMixed = isMixed
    self.isPart = isPart
  }
}

extension _PlainToggle: _EngineView {
  @inlinable public var body: some View {
    ToggleControl(
      content: _ControlLabel(content: label), _look: ToggleLook(isMixed: isMixed(), isOn: isOn, isPart: isPart))
  }
}
