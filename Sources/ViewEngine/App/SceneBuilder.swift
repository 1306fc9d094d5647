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
