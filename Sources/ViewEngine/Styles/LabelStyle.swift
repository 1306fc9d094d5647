/// Draws a label from its title and icon.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label in the style around, of what a style was given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  /// Has the labels in the view look as a style says; the innermost style counts.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled("labelStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration) }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "titleAndIcon" }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration) }
}

/// Shows the title; there is no icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "titleOnly" }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

/// The content for a label style: the title and the icon.
public struct LabelStyleConfiguration: _StyleConfiguration {
  /// The text part, as a view that a style can place.
  public let title: Title
  /// The picture part, as a view that a style can place.
  public let icon: Icon

  /// The type-erased title of a styled label.
  public struct Title: _ErasedPart { public let _view: AnyView }
  /// The type-erased icon of a styled label.
  public struct Icon: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .label }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainLabel(content: body)) }
}

/// Shows the icon; the title still names a control, and is not read.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "iconOnly" }

  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
    UnreadView(content: configuration.title)
  }
}
