/// How toggles look. `toggle` of a host still finds them; a test can also tap the controls in the body.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle in the style around, of what a style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    // A part of the toggle with the style; that toggle reacts instead of it.
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

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct DefaultToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct SwitchToggleStyle: _PlainToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  /// Keeps the colour by name in the render tree.
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _plainName: String? { tint.map { "switch tint \($0)" } ?? "switch" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct ButtonToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "button" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct CheckboxToggleStyle: _PlainToggleStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "checkbox" }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }

/// The content for a toggle style: the label and the state.
public struct ToggleStyleConfiguration: _StyleConfiguration {
  /// The control's label, as a view.
  public let label: Label
  /// The current state; a style changes it through the binding `$isOn`.
  @Binding public var isOn: Bool
  /// Whether the toggle's sources differ.
  public var isMixed: Bool { mixed() }
  let mixed: () -> Bool
  let isPart: Bool

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .toggle }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(ToggleControl(content: body, _look: ToggleLook(isMixed: isMixed, isOn: $isOn, isPart: isPart)))
  }
}
