/// A style that is set around a control, without its type.
final class SetStyle<Configuration>: Equatable {
  /// The style around the one that is set: what a control has that the style itself uses.
  let outer: SetStyle?
  let makeBody: @MainActor (Configuration) -> AnyView

  init(around outer: SetStyle?, makeBody: @escaping @MainActor (Configuration) -> AnyView) {
    self.outer = outer
    self.makeBody = makeBody
  }

  static func == (first: SetStyle, second: SetStyle) -> Bool { first === second }
}

struct SetStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: SetStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style that controls with such parts have here; nil for the engine's own look.
  func style<Configuration>(for parts: Configuration.Type) -> SetStyle<Configuration>? {
    self[SetStyleKey<Configuration>.self]
  }

  mutating func setStyle<Configuration>(_ style: SetStyle<Configuration>?) {
    self[SetStyleKey<Configuration>.self] = style
  }
}

/// Gives back the style that is set around another one.
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
    _EnvironmentView(self, StyleSetting(style: style, make: make)).painted(name, style._name)
  }
}
