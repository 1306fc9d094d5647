public import Foundation

public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent: _StylableView {
  public var _plain: _PlainLabeledContent<_Pair<_ControlLabel<Label>, Content>> {
    _PlainLabeledContent(content: _Pair(_ControlLabel(content: label), content))
  }

  public var _configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(label: .init(_view: AnyView(label)), content: .init(_view: AnyView(content)))
  }
}

/// Labeled content as the engine has it, and what a style makes of it.
public struct _PlainLabeledContent<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainLabeledContent: _ContainerView { public static var _name: String { "LabeledContent" } }
