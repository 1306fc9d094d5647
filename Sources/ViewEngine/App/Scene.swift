/// A part of an app: its windows. Conform to it with a `body`, as with SwiftUI; `@State`, `@Environment` and the like work
/// in it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What a host shows of it; nil for a scene that is not open when the app starts.
  nonisolated var _window: AnyView? { get }
  /// What there is of it while its window is not open: what it observes; nil for nothing.
  nonisolated var _closed: AnyView? { get }
  /// Whether scenes of this type can have a window that is open when the app starts.
  nonisolated static var _opens: Bool { get }
  /// The windows that `openWindow` can open, in the order of declaration.
  nonisolated var _windows: [_SceneWindow] { get }
}

extension Scene {
  public nonisolated static var _opens: Bool { Body._opens }
  public nonisolated var _window: AnyView? {
    Self._opens ? AnyView(SceneView(content: HeldProperties(value: self), isOpen: true)) : nil
  }
  public nonisolated var _closed: AnyView? { AnyView(SceneView(content: HeldProperties(value: self), isOpen: false)) }
  // NB: what is in it is known once its own body has been evaluated: then `SceneView` tells the host's windows.
  public nonisolated var _windows: [_SceneWindow] { [_SceneWindow(isOpenAtFirst: true, content: nil)] }
}

/// A scene with a body of its own, as a view.
private struct SceneView<Content: Scene> {
  let content: HeldProperties<Content>
  let isOpen: Bool
  @State private var windows = SceneWindows()

  init(content: HeldProperties<Content>, isOpen: Bool) {
    self.content = content
    self.isOpen = isOpen
  }
}

extension SceneView: _EngineView {
  var body: some View {
    PassView { [scene = content.value.body, windows, isOpen] pass in
      (windows.kinds, windows.isFirst) = (scene._windows, windows.isFirst || isOpen)
      let service = pass.graph.service(WindowService.self)
      service.connect(windows)
      return _Pair(
        scene.content(isOpen: isOpen),
        ForEach(service.others.filter { $0.scene == ObjectIdentifier(windows) }) { window in
          WindowView(of: window, in: windows.kinds, service)
        })
    }
  }
}

extension Scene {
  /// What a host has of the scene: with its window, if it has one that may be open.
  nonisolated func content(isOpen: Bool) -> AnyView? { (isOpen ? _window : nil) ?? _closed }
}

extension Scene {
  /// The same windows, each with another content.
  nonisolated func mapWindows<Content: View>(_ transform: @escaping (AnyView) -> Content) -> _SceneGroup {
    _SceneGroup(
      _window: _window.map { AnyView(transform($0)) }, _closed: _closed.map { AnyView(transform($0)) },
      _windows: _windows.map { window in
        var window = window
        window.content = window.content.map { content in { AnyView(transform(content($0))) } }
        return window
      })
  }

  /// The same windows, each with an attribute.
  nonisolated func painted(_ name: String, _ value: String? = nil) -> _SceneGroup {
    mapWindows { $0.painted(name, value) }
  }
}
