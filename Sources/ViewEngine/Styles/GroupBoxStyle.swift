/// How boxes around views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The content for a group box style: the label and the content.
public struct GroupBoxStyleConfiguration: _StyleConfiguration {
  /// The control's label, as a view.
  public let label: Label
  /// The views inside, as the builder made them.
  public let content: Content

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
  /// The type-erased content of a styled control.
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

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
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

/// How disclosure groups look, and what opens them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group. The content is made where it is shown, whether or not the group is expanded.
public struct DisclosureGroupStyleConfiguration: _StyleConfiguration {
  /// The control's label, as a view.
  public let label: Label
  /// The views inside, as the builder made them.
  public let content: Content
  /// Whether the content is shown; a binding with `$`.
  @Binding public var isExpanded: Bool

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
  /// The type-erased content of a styled control.
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

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
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

/// How content with a label looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of content with a label.
public struct LabeledContentStyleConfiguration: _StyleConfiguration {
  /// The control's label, as a view.
  public let label: Label
  /// The views inside, as the builder made them.
  public let content: Content

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
  /// The type-erased content of a styled control.
  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .labeledContent }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainLabeledContent(content: body)) }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
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
