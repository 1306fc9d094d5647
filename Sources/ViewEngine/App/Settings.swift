/// The window for the settings of an app: `openSettings` opens it.
public struct Settings<Content: View> {
  private let window: _SceneWindow

  public nonisolated init(@ViewBuilder content: () -> Content) {
    window = _SceneWindow(valueType: SettingsWindow.type, isSingle: true) { [content = content()] _ in AnyView(content)
    }
  }
}

/// What the window for the settings is known by: no window of an app can be for a value of this type.
enum SettingsWindow {
  static var type: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension Settings: _PrimitiveScene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [window] }
}
