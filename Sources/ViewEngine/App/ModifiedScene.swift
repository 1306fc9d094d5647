/// A scene with a modifier around what a host shows of it, whether or not it has a window.
package struct ModifiedScene<Content: Scene, Modified: View> {
  let content: Content
  let modify: (AnyView) -> Modified
}

extension ModifiedScene: _PrimitiveScene {
  package nonisolated static var _opens: Bool { Content._opens }
  package nonisolated var _window: AnyView? { content._window.map { AnyView(modify($0)) } }
  package nonisolated var _closed: AnyView? { AnyView(modify(content._closed ?? AnyView(EmptyView()))) }
  // NB: without the modifier: a scene observes once, however many of its windows are open.
  package nonisolated var _windows: [_SceneWindow] { content._windows }
}

extension Scene {
  /// Puts a modifier around what a host shows of the scene: its window, or nothing if it has none that is open.
  package nonisolated func modifyingContent<Modified: View>(
    _ modify: @escaping (AnyView) -> Modified
  ) -> some Scene {
    ModifiedScene(content: self, modify: modify)
  }
}
