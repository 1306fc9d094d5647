@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

public struct ControlGroupStyleConfiguration: _StyleConfiguration {
  public let content: Content
  public let label: Label

  public struct Content: _ErasedPart { public let _view: AnyView }
  public struct Label: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .controlGroup }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainControlGroup(content: body)) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, hasLabel: false, styledLabel: configuration.label)
  }
}

extension View {
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    styled("controlGroupStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a group of controls as the engine has it.
public protocol _PlainControlGroupStyle: ControlGroupStyle {}

extension _PlainControlGroupStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { ControlGroup(configuration) }
}

public struct AutomaticControlGroupStyle: _PlainControlGroupStyle { public nonisolated init() {} }
public struct CompactMenuControlGroupStyle: _PlainControlGroupStyle { public nonisolated init() {} }
public struct MenuControlGroupStyle: _PlainControlGroupStyle { public nonisolated init() {} }
public struct NavigationControlGroupStyle: _PlainControlGroupStyle { public nonisolated init() {} }
public struct PaletteControlGroupStyle: _PlainControlGroupStyle { public nonisolated init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }
