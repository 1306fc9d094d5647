@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    styled("buttonStyle", by: style) { style, button in PressableButton(style: style, button: button) }
  }

  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    styled("buttonStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  public struct Label: _ErasedPart { public let _view: AnyView }
}

public struct PrimitiveButtonStyleConfiguration: _StyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  public struct Label: _ErasedPart { public let _view: AnyView }
  public func trigger() { action() }
  public static var _family: _StyleFamilies { .button }
  public func _control(around body: AnyView) -> AnyView { body }
}

/// The engine's own styles of buttons, which paint nothing: they are kept in the tree.

public struct DefaultButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }
public struct LinkButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle { public nonisolated init() {} }

/// A style that leaves a button as the engine has it.
public protocol _PlainButtonStyle: PrimitiveButtonStyle {}

extension _PlainButtonStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { Self() } }
