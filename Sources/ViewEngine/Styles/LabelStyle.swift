@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled("labelStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _name: String? { "titleOnly" }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

public struct LabelStyleConfiguration: _StyleConfiguration {
  public let title: Title
  public let icon: Icon
  public struct Title: _ErasedPart { public let _view: AnyView }
  public struct Icon: _ErasedPart { public let _view: AnyView }
  public static var _family: _StyleFamilies { .label }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainLabel(content: body)) }
}

/// Shows the icon; the title still names a control, and is not read.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _name: String? { "iconOnly" }

  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
    UnreadView(content: configuration.title)
  }
}
