/// How content with a label looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of content with a label.
public struct LabeledContentStyleConfiguration: _StyleConfiguration {
  public let label: Label
  public let content: Content

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .labeledContent }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainLabeledContent(content: body)) }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

extension View {
  /// Has labeled content in the view look as a style says; the innermost style counts.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    styled("labeledContentStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
