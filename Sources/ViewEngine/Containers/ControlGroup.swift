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
  ) where Content == _Pair<Label, Inner> {
    self.content = _Pair(label(), content())
    _look = []
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Inner: View>(_ title: Title, @ViewBuilder content: () -> Inner)
  where Content == _Pair<Text, Inner> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: _ContainerView { public static var _name: String { "ControlGroup" } }
