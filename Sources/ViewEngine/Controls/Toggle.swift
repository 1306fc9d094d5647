/// A control that is on or off.
public struct Toggle<Label: View> {
  public let _plain: _PlainToggle<Label>

  @inlinable nonisolated init(
    _ label: consuming Label, _ isOn: consuming Binding<Bool>, isMixed: @escaping () -> Bool = { false }, isPart: Bool
  ) {
    _plain = _PlainToggle(label: label, isOn: isOn, isMixed: isMixed, isPart: isPart)
  }

  @inlinable public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isOn, isPart: false)
  }

  /// A toggle of several values: on if all of them are. Switching it sets all of them.
  @inlinable public nonisolated init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { newValue in for source in sources { source[keyPath: isOn].wrappedValue = newValue } })
    self.init(label(), all, isMixed: { Set(sources.map { $0[keyPath: isOn].wrappedValue }).count > 1 }, isPart: false)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol, Values: RandomAccessCollection>(
    _ title: Title, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: _StylableView {
  public var _configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(_view: AnyView(_plain.label)), isOn: _plain.isOn, mixed: _plain.isMixed, isPart: _plain.isPart)
  }
}

/// A toggle as the engine has it.
public struct _PlainToggle<Label: View> {
  @usableFromInline let label: Label
  @usableFromInline let isOn: Binding<Bool>
  @usableFromInline let isMixed: () -> Bool
  @usableFromInline let isPart: Bool

  @inlinable nonisolated init(
    label: consuming Label, isOn: consuming Binding<Bool>, isMixed: @escaping () -> Bool, isPart: Bool
  ) {
    (self.label, self.isOn, self.isMixed, self.isPart) = (label, isOn, isMixed, isPart)
  }
}

extension _PlainToggle: _EngineView {
  @inlinable public var body: some View {
    ToggleControl(
      content: _ControlLabel(content: label), _look: ToggleLook(isMixed: isMixed(), isOn: isOn, isPart: isPart))
  }
}

/// The content and control of a toggle, below the node that reads its binding.
@usableFromInline
struct ToggleControl<Content: View> {
  @usableFromInline let content: Content
  @usableFromInline let _look: ToggleLook
  @inlinable init(content: consuming Content, _look: consuming ToggleLook) {
    (self.content, self._look) = (content, _look)
  }
}

extension ToggleControl: _WrapperView {
  @inlinable static var _isOwnView: Bool { true }

  @usableFromInline static func _render(_ look: ToggleLook, around content: () -> Void, into rendering: _Rendering) {
    let element = _Element(
      "Toggle", attributes: [_Attribute(look.state)],
      control: look.isPart ? nil : SwitchControl(isOn: look.binding))
    rendering.add(element, around: content)
  }
}

@usableFromInline
struct ToggleLook {
  let state: String
  let binding: Binding<Bool>
  let isPart: Bool

  @usableFromInline init(isMixed: Bool, isOn: Binding<Bool>, isPart: Bool) {
    state = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
    binding = isOn
    self.isPart = isPart
  }
}

/// The actions of a toggle.
package struct SwitchControl: Control {
  let isOn: Binding<Bool>

  // The style of a toggle may have made a button of the label.
  package var naming: ControlNaming { .byAll }

  package func addActions(to collector: inout ActionCollector) {
    collector.add(Switch.self, { isOn.wrappedValue.toggle() })
  }
}
