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

extension LabeledContent: _ForwardingView {
  public var _plain: _PlainLabeledContent<_Pair<_ControlLabel<Label>, Content>> {
    _PlainLabeledContent(content: _Pair(_ControlLabel(content: label), content))
  }
}

/// Labeled content as a container. A separate type, because `Content` of a `LabeledContent` is without the label.
public struct _PlainLabeledContent<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainLabeledContent: _ContainerView { public static var _name: String { "LabeledContent" } }
