/// The window for the settings of an app, which a host does not open.
public struct Settings<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [] }
}
