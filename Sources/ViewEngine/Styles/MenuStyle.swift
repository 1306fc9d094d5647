/// Draws a menu. `Menu(configuration)` in the body is the menu: its label and its items are there, and a host finds
/// them as in a menu without a style.
@MainActor @preconcurrency
public protocol MenuStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

public struct MenuStyleConfiguration: _StyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct Content: _ErasedPart { public let _view: AnyView }
  public static var _family: _StyleFamilies { .menu }
  public func _control(around body: AnyView) -> AnyView { body }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    styled("menuStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a menu as the engine has it.
public protocol _PlainMenuStyle: MenuStyle {}

extension _PlainMenuStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

public struct DefaultMenuStyle: _PlainMenuStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuStyle: _PlainMenuStyle { public nonisolated init() {} }
public struct ButtonMenuStyle: _PlainMenuStyle { public nonisolated init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
