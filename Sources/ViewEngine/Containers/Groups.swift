/// Controls that belong together.
public struct ControlGroup<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    _look = []
  }
}

extension ControlGroup {
  public nonisolated init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == TupleView<Label, Inner> {
    self.content = TupleView(label(), content())
    _look = []
  }

  public nonisolated init<Title: StringProtocol, Inner: View>(_ title: Title, @ViewBuilder content: () -> Inner)
  where Content == TupleView<Text, Inner> {
    self.init(content: content) { Text(title) }
  }
}

/// Views in a box of their own, with a label.
public struct GroupBox<Label: View, Content: View> {
  public let content: TupleView<Label, Content>
  public let _look: [_Attribute]

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView(label(), content())
    _look = []
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: _ContainerView { public static var _name: String { "ControlGroup" } }
extension GroupBox: _ContainerView { public static var _name: String { "GroupBox" } }
