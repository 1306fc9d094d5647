/// How disclosure groups look, and what opens them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group. The content is made where it is shown, whether or not the group is expanded.
public struct DisclosureGroupStyleConfiguration: _StyleConfiguration {
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .disclosureGroup }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(DisclosureContainer(content: body, isExpanded: isExpanded))
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// A disclosure group in the style around, of what a style was given.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(configuration.label, configuration.$isExpanded) { configuration.content }
  }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    DisclosureGroup(configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension View {
  /// Has the disclosure groups in the view look as a style says; the innermost style counts.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    styled("disclosureGroupStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
