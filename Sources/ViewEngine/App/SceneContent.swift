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
  // NB: nothing to open: what is in it is known once its own body has been evaluated (our choice).
  public nonisolated var _windows: [_SceneWindow] { [_SceneWindow(isOpenAtFirst: true, content: nil)] }
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

extension _SceneGroup: _PrimitiveScene {}

/// Makes one scene of those in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup {
    var scenes: [(window: AnyView?, closed: AnyView?)] = []
    var windows: [_SceneWindow] = []
    for scene in repeat each content {
      scenes.append((scene._window, scene._closed))
      windows += scene._windows
    }
    let open = scenes.firstIndex { $0.window != nil }
    return _SceneGroup(
      _window: open.flatMap { open in
        together(scenes.indices.map { $0 == open ? scenes[$0].window : scenes[$0].closed })
      },
      _closed: together(scenes.map(\.closed)), _windows: windows)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneGroup {
    _SceneGroup(_window: content._window, _closed: content._closed, _windows: content._windows)
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

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError("an optional scene is a primitive scene: it has no body to call") }
  public nonisolated var _window: AnyView? { self?._window }
  public nonisolated var _closed: AnyView? { self?._closed }
  public nonisolated var _windows: [_SceneWindow] { self?._windows ?? [] }
}
