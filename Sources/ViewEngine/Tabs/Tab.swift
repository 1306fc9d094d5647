/// The content of one tab of a `TabView`, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  public let content: Content
  private let label: Label
  private let value: Value?

  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    self.value = value
  }
}

extension Tab where Value == Never {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    value = nil
  }
}

extension Tab where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Tab: _WrapperView {
  public var _look: Void { () }

  public static func _render(
    _ look: Void, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    content(&rendering)
  }
}

extension Tab: PartTrait {
  func describe(_ part: inout ViewPart) {
    if part.label == nil { part.label = AnyView(label) }
    if part.tag == nil { part.tag = value.map { TagValue($0, includesOptional: true) } }
  }
}
