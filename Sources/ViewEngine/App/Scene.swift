/// A part of an app: its windows. `@State`, `@Environment` and the like work in it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// The view that a host shows for it; nil for a scene that is not open when the app starts.
  nonisolated var _window: AnyView? { get }
  /// The part that stays mounted while its window is closed: its observers; nil for none.
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
  // The scene's own body, once evaluated, has the windows: then `SceneView` tells the host's windows.
  public nonisolated var _windows: [_SceneWindow] { [_SceneWindow(isOpenAtFirst: true, content: nil)] }
}

extension Scene {
  /// The mounted part of the scene: with its window, if that may be open.
  nonisolated func content(isOpen: Bool) -> AnyView? { (isOpen ? _window : nil) ?? _closed }
}

extension Scene {
  package nonisolated func mapWindows<Content: View>(_ transform: @escaping (AnyView) -> Content) -> _SceneGroup {
    _SceneGroup(
      _window: _window.map { AnyView(transform($0)) }, _closed: _closed.map { AnyView(transform($0)) },
      _windows: _windows.map { window in
        var window = window
        window.content = window.content.map { content in { AnyView(transform(content($0))) } }
        return window
      })
  }

  /// The same windows, each with an attribute.
  package nonisolated func painted(_ name: String, _ value: String? = nil) -> _SceneGroup {
    mapWindows { $0.painted(name, value) }
  }
}

/// A scene that the engine itself knows.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene without a body.\n\nTo fix, put it into the body of an App.")
  }
  public nonisolated var _closed: AnyView? { nil }
  public nonisolated static var _opens: Bool { true }
}

extension Never: Scene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _windows: [_SceneWindow] { [] }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _closed: AnyView? { nil }
}

/// The builder's result for scenes: of several, a host shows the first that has a window.
public struct _SceneGroup {
  public let _window: AnyView?
  public let _closed: AnyView?
  public let _windows: [_SceneWindow]
}

extension _SceneGroup: _PrimitiveScene {}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError("an optional scene has no body.\n\nTo fix, put it into the body of an App.") }
  public nonisolated var _window: AnyView? { self?._window }
  public nonisolated var _closed: AnyView? { self?._closed }
  public nonisolated var _windows: [_SceneWindow] { self?._windows ?? [] }
}

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

extension Scene {
  /// Puts a modifier around the scene's mounted content: its window, or nothing if no window is open.
  package nonisolated func modifyingContent<Modified: View>(_ modify: @escaping (AnyView) -> Modified) -> some Scene {
    ModifiedScene(content: self, modify: modify)
  }
}

/// A scene with its own body, as a view.
private struct SceneView<Content: Scene> {
  let content: HeldProperties<Content>
  let isOpen: Bool
  @State private var windows = SceneWindows()

  init(content: HeldProperties<Content>, isOpen: Bool) { (self.content, self.isOpen) = (content, isOpen) }
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

/// A scene with a modifier around its mounted content, with or without a window.
package struct ModifiedScene<Content: Scene, Modified: View> {
  let content: Content
  let modify: (AnyView) -> Modified
}

extension ModifiedScene: _PrimitiveScene {
  package nonisolated static var _opens: Bool { Content._opens }
  package nonisolated var _window: AnyView? { content._window.map { AnyView(modify($0)) } }
  package nonisolated var _closed: AnyView? { AnyView(modify(content._closed ?? AnyView(EmptyView()))) }
  // Without the modifier: a scene observes once, however many of its windows are open.
  package nonisolated var _windows: [_SceneWindow] { content._windows }
}
