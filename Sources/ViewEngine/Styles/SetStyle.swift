/// A style that is set around a control, without its type.
final class SetStyle<Configuration>: Equatable {
  /// The style around the one that is set: what a control has that the style itself uses.
  let outer: SetStyle?
  let makeBody: @MainActor (Configuration) -> AnyView

  init(around outer: SetStyle?, makeBody: @escaping @MainActor (Configuration) -> AnyView) {
    (self.outer, self.makeBody) = (outer, makeBody)
  }

  static func == (first: SetStyle, second: SetStyle) -> Bool { first === second }
}

struct SetStyleKey<Configuration>: EnvironmentKey { static var defaultValue: SetStyle<Configuration>? { nil } }

extension EnvironmentValues {
  /// The style that controls with such parts have here; nil for the engine's own look.
  func style<Configuration>(for parts: Configuration.Type) -> SetStyle<Configuration>? {
    self[SetStyleKey<Configuration>.self]
  }

  mutating func setStyle<Configuration>(_ style: SetStyle<Configuration>?) {
    self[SetStyleKey<Configuration>.self] = style
  }
}

/// Returns the style that is set around the present one.
struct OuterStyleSetting<Configuration>: _EnvironmentSetting {
  let outer: SetStyle<Configuration>?
  func differs(from other: OuterStyleSetting) -> Bool { outer !== other.outer }
  func apply(to values: inout EnvironmentValues) { values.setStyle(outer) }
}

extension View {
  /// - Parameters:
  ///   - name: what the tree calls the modifier.
  ///   - make: makes what is shown of the parts of a control.
  nonisolated func styled<Style: _ControlStyle, Configuration: _StyleConfiguration, Made: View>(
    _ name: String, by style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    _EnvironmentView(self, StyleSetting(style: style, make: make))
      .painted(name, style._name ?? (Style._isPlain ? styleName(of: Style.self, setBy: name) : "\(Style.self)"))
  }
}

/// Has the controls of a kind look as a style says.
struct StyleSetting<Style: _ControlStyle, Configuration: _StyleConfiguration, Made: View>: _EnvironmentSetting {
  let style: Style
  let make: @MainActor (Style, Configuration) -> Made
  var _flags: UInt16 { Style._isPlain ? 0 : Configuration._family.rawValue }

  func differs(from other: StyleSetting) -> Bool {
    guard !Style._isPlain else { return false }
    return withUnsafePointer(to: style) { first in
      withUnsafePointer(to: other.style) { second in !FieldComparison(of: Style.self).isEqual(first, second) }
    }
  }

  func apply(to values: inout EnvironmentValues) {
    guard !Style._isPlain else { return values.setStyle(SetStyle<Configuration>?.none) }
    values.setStyle(
      SetStyle(around: values.style(for: Configuration.self)) { [style, make] configuration in
        AnyView(StyleBody(style: HeldProperties(value: style), configuration: configuration, make: make))
      })
  }
}

/// The body of a style for a control: a node, so that the style may read state and the environment.
struct StyleBody<Style, Configuration, Made: View> {
  let style: HeldProperties<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made
}

extension StyleBody: _EngineView { var body: some View { make(style.value, configuration) } }

/// A value that is no dynamic property itself and may hold some, as a style of a user's does.
struct HeldProperties<Value>: PropertyHolder {
  // The only field: its properties are looked for where the holder is.
  let value: Value
  static var heldType: Any.Type { Value.self }
}
