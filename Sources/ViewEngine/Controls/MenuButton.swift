/// A menu, by its earlier name: use `Menu`.
public struct MenuButton<Label: View, Content: View> {
  private let menu: Menu<Label, Content>

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    menu = Menu(content: content) { label }
  }
}

extension MenuButton where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(label: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(label), content: content)
  }
}

extension MenuButton: _EngineView {
  public var body: some View { menu }
}
