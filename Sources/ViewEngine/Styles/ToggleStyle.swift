/// How toggles look. `toggle` of a host still finds them; a test can also tap the controls in the body.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    // A part of the toggle with the style; that toggle reacts instead of it.
    self.init(configuration.label, configuration.$isOn, isMixed: configuration.mixed, isPart: true)
  }
}

extension View {
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    styled("toggleStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a toggle as the engine has it.
public protocol _PlainToggleStyle: ToggleStyle {}

extension _PlainToggleStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration) }
}

public struct DefaultToggleStyle: _PlainToggleStyle { public nonisolated init() {} }

public struct SwitchToggleStyle: _PlainToggleStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _name: String? { tint.map { "switch tint \($0)" } ?? "switch" }
}

public struct ButtonToggleStyle: _PlainToggleStyle { public nonisolated init() {} }
public struct CheckboxToggleStyle: _PlainToggleStyle { public nonisolated init() {} }
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }

public struct ToggleStyleConfiguration: _StyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { mixed() }
  let mixed: () -> Bool
  let isPart: Bool
  public struct Label: _ErasedPart { public let _view: AnyView }
  public static var _family: _StyleFamilies { .toggle }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(ToggleControl(content: body, _look: ToggleLook(isMixed: isMixed, isOn: $isOn, isPart: isPart)))
  }
}
