/// How buttons look: what is made of the label is the button, which still reacts to a tap.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look, and what runs their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
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
