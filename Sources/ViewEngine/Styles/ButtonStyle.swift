/// How buttons look. The body replaces the label; the button still reacts to a tap.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look, and which event runs their action.
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

/// The parts of a button whose action a tap runs.
public struct ButtonStyleConfiguration {
  /// The role of the button; nil without one.
  public let role: ButtonRole?
  /// The control's label, as a view.
  public let label: Label
  /// Whether a finger presses it. A tap of a host presses the button in one event, and releases it in the next.
  public let isPressed: Bool

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration: _StyleConfiguration {
  /// The role of the button; nil without one.
  public let role: ButtonRole?
  /// The control's label, as a view.
  public let label: Label
  let action: () -> Void

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }

  /// Does what the button is for.
  public func trigger() { action() }

  public static var _family: _StyleFamilies { .button }
  public func _control(around body: AnyView) -> AnyView { body }
}

/// The engine's own styles of buttons, which paint nothing: they are kept in the tree.

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct PlainButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "plain" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "borderless" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "bordered" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "borderedProminent" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct LinkButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "link" }
}

/// A style that leaves a button as the engine has it.
public protocol _PlainButtonStyle: PrimitiveButtonStyle {}

extension _PlainButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Buttons on glass. The engine paints nothing: the style is kept in the tree.
public struct GlassButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  private let glass: Glass?
  public nonisolated init() { glass = nil }
  /// A glass button of that variant, kept by name.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  public nonisolated var _plainName: String? { glass.map { "glass \($0)" } ?? "glass" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A glass button of that variant, kept by name.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A glass button of that variant, kept by name.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button as large as a picture, as a television shows it.
public struct CardButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "card" }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}
