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
}

extension Scene {
  public nonisolated var _window: AnyView? { AnyView(SceneView(content: HeldProperties(value: self), isOpen: true)) }
  public nonisolated var _closed: AnyView? { AnyView(SceneView(content: HeldProperties(value: self), isOpen: false)) }
}

/// A scene with a body of its own, as a view.
private struct SceneView<Content: Scene> {
  let content: HeldProperties<Content>
  let isOpen: Bool
}

extension SceneView: _EngineView {
  var body: some View { content.value.body.content(isOpen: isOpen) }
}

extension Scene {
  /// What a host has of the scene: with its window, if it has one that may be open.
  nonisolated func content(isOpen: Bool) -> AnyView? { (isOpen ? _window : nil) ?? _closed }
}

/// A scene that the engine itself knows.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to call") }
  public nonisolated var _closed: AnyView? { nil }
}

extension Never: Scene {
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _closed: AnyView? { nil }
}

/// What a builder makes of scenes: of several, a host shows the first that has a window.
public struct _SceneGroup {
  public let _window: AnyView?
  public let _closed: AnyView?
}

extension _SceneGroup: _PrimitiveScene {}

/// Makes one scene of those in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup {
    var scenes: [(window: AnyView?, closed: AnyView?)] = []
    for scene in repeat each content { scenes.append((scene._window, scene._closed)) }
    let open = scenes.firstIndex { $0.window != nil }
    return _SceneGroup(
      _window: open.flatMap { open in
        together(scenes.indices.map { $0 == open ? scenes[$0].window : scenes[$0].closed })
      },
      _closed: together(scenes.map(\.closed)))
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneGroup {
    _SceneGroup(_window: content?._window, _closed: content?._closed)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneGroup {
    _SceneGroup(_window: content._window, _closed: content._closed)
  }

  /// The views side by side; nil if there is none.
  private static func together(_ views: [AnyView?]) -> AnyView? {
    views.reduce(nil) { all, next in
      guard let all, let next else { return all ?? next }
      return AnyView(
        Group {
          all
          next
        })
    }
  }
}
