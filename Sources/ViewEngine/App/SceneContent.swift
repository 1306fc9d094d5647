/// A part of an app: its windows. Conform to it with a `body`, as with SwiftUI; `@State`, `@Environment` and the like work
/// in it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What a host shows of it; nil for a scene that is not open when the app starts.
  nonisolated var _window: AnyView? { get }
}

extension Scene {
  public nonisolated var _window: AnyView? { AnyView(SceneView(content: HeldProperties(value: self))) }
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
}

extension _SceneGroup: _PrimitiveScene {}

/// Makes one scene of those in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup {
    var window: AnyView?
    for scene in repeat each content { window = window ?? scene._window }
    return _SceneGroup(_window: window)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneGroup {
    _SceneGroup(_window: content?._window)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneGroup {
    _SceneGroup(_window: content._window)
  }
}
