/// A window of which there is one.
public struct Window<Content: View> {
  private let window: _SceneWindow

  public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    window = _SceneWindow(id: id, isSingle: true, isOpenAtFirst: true) { [content = content()] _ in AnyView(content) }
  }

  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = _SceneWindow(id: id, isSingle: true, isOpenAtFirst: true) { [content = content()] _ in AnyView(content) }
  }
}

extension Window: _PrimitiveScene {
  public nonisolated var _window: AnyView? { window.content?(.constant(nil)) }
  public nonisolated var _windows: [_SceneWindow] { [window] }
}
