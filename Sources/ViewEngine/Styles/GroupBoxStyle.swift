/// How boxes around views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration: _StyleConfiguration {
  public let label: Label
  public let content: Content

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .groupBox }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainGroupBox(content: body)) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// A box in the style around, of what a style was given.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

extension View {
  /// Has the boxes in the view look as a style says; the innermost style counts.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled("groupBoxStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
