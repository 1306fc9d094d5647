/// What an app shows in the menu bar, which a host does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// - Parameter isInserted: whether it is in the menu bar.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: _PrimitiveScene {
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [] }
}
