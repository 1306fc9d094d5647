/// A part of an app: its windows. Conform to it with a `body`, as with SwiftUI; `@State`, `@Environment` and the like work
/// in it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What a host shows of it; nil for a scene that is not open when the app starts.
  nonisolated var _window: AnyView? { get }
  /// The windows that `openWindow` can open, and the one that is open at first, if there is one.
  nonisolated var _windows: [_SceneWindow] { get }
}

extension Scene {
  public nonisolated var _window: AnyView? { AnyView(SceneView(content: HeldProperties(value: self))) }
  public nonisolated var _windows: [_SceneWindow] {
    _window.map { window in [_SceneWindow(isOpenAtFirst: true) { _ in window }] } ?? []
  }
}

/// A scene with a body of its own, as a view.
private struct SceneView<Content: Scene> {
  let content: HeldProperties<Content>
}

extension SceneView: _EngineView {
  var body: some View { content.value.body._window }
}

/// A scene that the engine itself knows.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to call") }
}

extension Never: Scene {
  public nonisolated var _window: AnyView? { nil }
}

/// What a builder makes of scenes: of several, a host shows the first that has a window.
public struct _SceneGroup {
  public let _window: AnyView?
  public let _windows: [_SceneWindow]

  init(_window: AnyView?) {
    self._window = _window
    _windows = _window.map { window in [_SceneWindow(isOpenAtFirst: true) { _ in window }] } ?? []
  }

  init(_ windows: [_SceneWindow]) {
    _windows = windows
    _window = windows.first(where: \.isOpenAtFirst)?.content(.constant(nil))
  }
}

extension Scene {
  /// The same windows, each with another content.
  nonisolated func mapWindows<Content: View>(_ transform: @escaping (AnyView) -> Content) -> _SceneGroup {
    _SceneGroup(
      _windows.map { window in
        var window = window
        let content = window.content
        window.content = { AnyView(transform(content($0))) }
        return window
      })
  }

  /// The same windows, each with an attribute.
  nonisolated func painted(_ name: String, _ value: String? = nil) -> _SceneGroup {
    mapWindows { $0.painted(name, value) }
  }
}

extension _SceneGroup: _PrimitiveScene {}

/// Makes one scene of those in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup {
    var windows: [_SceneWindow] = []
    for scene in repeat each content { windows += scene._windows }
    return _SceneGroup(windows)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneGroup {
    _SceneGroup(content._windows)
  }
}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError("an optional scene is a primitive scene: it has no body to call") }
  public nonisolated var _window: AnyView? { self?._window }
  public nonisolated var _windows: [_SceneWindow] { self?._windows ?? [] }
}
