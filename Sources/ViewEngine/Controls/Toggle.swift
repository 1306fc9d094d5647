/// A control that is on or off.
public struct Toggle<Label: View> {
  public let _plain: _PlainToggle<Label>

  nonisolated init(_ label: Label, _ isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }, isPart: Bool) {
    _plain = _PlainToggle(label: label, isOn: isOn, isMixed: isMixed, isPart: isPart)
  }

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isOn, isPart: false)
  }

  /// A toggle of several values: on if all of them are. Switching it sets all of them.
  ///
  /// - Parameter isOn: leads to the binding of each.
  public nonisolated init<Values: RandomAccessCollection>(
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
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Values: RandomAccessCollection>(
    _ title: Title, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
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

/// What a toggle shows and does, below the node that reads its binding.
struct ToggleControl<Content: View> {
  let content: Content
  let _look: ToggleLook
}

struct ToggleLook {
  let state: String
  let binding: Binding<Bool>
  let isPart: Bool

  init(isMixed: Bool, isOn: Binding<Bool>, isPart: Bool) {
    state = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
    binding = isOn
    self.isPart = isPart
  }
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

/// What a person can do with a toggle.
package struct SwitchControl: Control {
  let isOn: Binding<Bool>

  // The style of a toggle may have made a button of the label.
  package var naming: ControlNaming { .byAll }

  package func offer(to offers: inout Offers) { offers.add(Switch.self, { isOn.wrappedValue.toggle() }) }
}
