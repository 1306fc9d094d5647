/// How toggles look. The host still finds them by `toggle`; what a style makes may also be tapped.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle in the style around, of what a style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    // It is a part of the toggle that has the style, which is the one that reacts.
    self.init(configuration.label, configuration.$isOn, isMixed: configuration.mixed, isPart: true)
  }
}

extension View {
  /// Has the toggles in the view look as a style says; the innermost style counts.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    styled("toggleStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a toggle as the engine has it.
public protocol _PlainToggleStyle: ToggleStyle {}

extension _PlainToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration) }
}

public struct DefaultToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

public struct SwitchToggleStyle: _PlainToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _plainName: String? { tint.map { "switch tint \($0)" } ?? "switch" }
}

public struct ButtonToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "button" }
}

public struct CheckboxToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "checkbox" }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }
