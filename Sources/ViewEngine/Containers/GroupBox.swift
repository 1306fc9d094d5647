/// Views in a box of their own, with a label.
public struct GroupBox<Label: View, Content: View> {
  public let _plain: _PlainGroupBox<_Pair<Label, Content>>
  private let label: Label
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
    _plain = _PlainGroupBox(content: _Pair(label, self.content))
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: _StylableView {
  public var _configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(_view: AnyView(label)), content: .init(_view: AnyView(content)))
  }
}

/// A box as the engine has it, and what a style makes of one.
public struct _PlainGroupBox<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainGroupBox: _ContainerView { public static var _name: String { "GroupBox" } }
