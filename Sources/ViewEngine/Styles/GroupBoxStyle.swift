@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

public struct GroupBoxStyleConfiguration: _StyleConfiguration {
  public let label: Label
  public let content: Content

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .groupBox }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainGroupBox(content: body)) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

extension View {
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled("groupBoxStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

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
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(configuration.label, configuration.$isExpanded) { configuration.content }
  }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    DisclosureGroup(configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension View {
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    styled("disclosureGroupStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

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
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

extension View {
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    styled("labeledContentStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
