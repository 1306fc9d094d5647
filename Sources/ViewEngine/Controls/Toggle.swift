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
  ///
  /// - Parameter isOn: leads to the binding of each.
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
