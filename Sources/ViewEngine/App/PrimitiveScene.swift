/// A scene that the engine itself knows.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to call") }
  public nonisolated var _closed: AnyView? { nil }
  public nonisolated static var _opens: Bool { true }
}

extension Never: Scene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _windows: [_SceneWindow] { [] }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _closed: AnyView? { nil }
}

/// What a builder makes of scenes: of several, a host shows the first that has a window.
public struct _SceneGroup {
  public let _window: AnyView?
  public let _closed: AnyView?
  public let _windows: [_SceneWindow]
}

extension _SceneGroup: _PrimitiveScene {}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError("an optional scene is a primitive scene: it has no body to call") }
  public nonisolated var _window: AnyView? { self?._window }
  public nonisolated var _closed: AnyView? { self?._closed }
  public nonisolated var _windows: [_SceneWindow] { self?._windows ?? [] }
}
