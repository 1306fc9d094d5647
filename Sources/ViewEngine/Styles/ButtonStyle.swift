/// How buttons look: what is made of the label is the button, which still reacts to a tap.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button whose action a tap runs.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on it. A tap of a host presses the button in one event, and releases it in the next.
  public let isPressed: Bool

  public struct Label: _ErasedPart { public let _view: AnyView }
}

/// How buttons look, and what runs their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration: _StyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public struct Label: _ErasedPart { public let _view: AnyView }

  /// Does what the button is for.
  public func trigger() { action() }

  public static var _family: _StyleFamilies { .button }
  public func _control(around body: AnyView) -> AnyView { body }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button in the style around, of what a style was given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Has the buttons in the view look as a style says; the innermost style counts.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    styled("buttonStyle", by: style) { style, button in PressableButton(style: style, button: button) }
  }

  /// Has the buttons in the view look and react as a style says; the innermost style counts.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    styled("buttonStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
