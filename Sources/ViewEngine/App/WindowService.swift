/// The windows of a host, used by the actions that open and close them.
final class WindowService: GraphService {
  unowned let graph: Graph
  private var kinds: [_SceneWindow] = []
  private var scenes: [WeakScene] = []
  private var windows: Binding<OpenWindows>?
  private struct WeakScene { weak var scene: SceneWindows? }
  init(of graph: Graph) { self.graph = graph }

  func connect(_ kinds: [_SceneWindow], _ windows: Binding<OpenWindows>) {
    self.kinds = kinds
    self.windows = windows
  }

  /// Adds a scene with its own body, whose windows can then be opened.
  func connect(_ scene: SceneWindows) {
    scenes.removeAll { $0.scene == nil }
    if !scenes.contains(where: { $0.scene === scene }) { scenes.append(WeakScene(scene: scene)) }
  }

  var others: [OpenWindows.Window] { windows?.wrappedValue.others ?? [] }

  private func kinds(of scene: ObjectIdentifier?) -> [_SceneWindow] {
    guard let scene else { return kinds }
    return scenes.first { $0.scene.map(ObjectIdentifier.init) == scene }?.scene?.kinds ?? []
  }

  /// The kind of a window; nil if its scene is gone.
  private func kind(of window: OpenWindows.Window) -> _SceneWindow? {
    let kinds = kinds(of: window.scene)
    return kinds.indices.contains(window.kind) ? kinds[window.kind] : nil
  }

  /// Finds a kind whose windows can be opened: in the app, or else in a scene with its own body.
  private func find(_ matches: (_SceneWindow) -> Bool) -> (scene: SceneWindows?, kind: Int)? {
    if let kind = kinds.firstIndex(where: matches) { return (nil, kind) }
    for case let scene? in scenes.map(\.scene) {
      if let kind = scene.kinds.firstIndex(where: matches) { return (scene, kind) }
    }
    return nil
  }

  /// The kind that is open at first: in a scene with its own body if that scene is the app's first.
  private var first: _SceneWindow? {
    guard let first = kinds.first(where: \.isOpenAtFirst), first.content == nil else {
      return kinds.first(where: \.isOpenAtFirst)
    }
    return scenes.first { $0.scene?.isFirst == true }?.scene?.kinds.first(where: \.isOpenAtFirst) ?? first
  }

  func value(of id: Int) -> Binding<AnyHashable?> {
    Binding(
      get: { [windows] in windows?.wrappedValue.others.first { $0.id == id }?.value },
      set: { [windows] value in
        guard let windows, let index = windows.wrappedValue.others.firstIndex(where: { $0.id == id }) else { return }
        windows.wrappedValue.others[index].value = value
      })
  }

  /// Opens a window, unless it is open already.
  func open(id: String?, value: AnyHashable?, as valueType: ObjectIdentifier?) {
    graph.recorder?.note(action: "openWindow" + Self.summary(id, value))
    OutsideReport.note(effect: "openWindow" + Self.summary(id, value))
    guard let windows else { return }
    let found = find { kind in
      kind.content != nil && (id == nil || kind.id == id) && (valueType == nil || kind.valueType == valueType)
    }
    guard let found else {
      return graph.warn(
        "openWindow: no scene of the app has such a window:\(Self.summary(id, value))."
          + "\n\nTo fix, add such a scene to the body of the app.")
    }
    var open = windows.wrappedValue
    let scene = found.scene.map(ObjectIdentifier.init)
    let kinds = kinds(of: scene)
    let isSingle = kinds[found.kind].isSingle
    let isFirst = isSingle && (found.scene?.isFirst ?? true) && found.kind == kinds.firstIndex(where: \.isOpenAtFirst)
    let isKnown = open.others.contains { window in
      window.scene == scene && window.kind == found.kind && (isSingle || (value != nil && window.value == value))
    }
    if isFirst {
      open.isFirstOpen = true
    } else if !isKnown {
      open.newest += 1
      open.others.append(OpenWindows.Window(id: open.newest, scene: scene, kind: found.kind, value: value))
    }
    windows.wrappedValue = open
  }

  /// Closes windows. `window`: the number of the window; nil to close by id and value.
  func close(id: String?, value: AnyHashable?, window: Int?) {
    graph.recorder?.note(action: "dismissWindow" + Self.summary(id, value))
    OutsideReport.note(effect: "dismissWindow" + Self.summary(id, value))
    guard let windows else { return }
    var open = windows.wrappedValue
    if id == nil && value == nil ? window == 0 : value == nil && first?.id == id { open.isFirstOpen = false }
    open.others.removeAll { other in
      if id == nil, value == nil { return other.id == window }
      return (id == nil || kind(of: other)?.id == id) && (value == nil || other.value == value)
    }
    windows.wrappedValue = open
  }

  private static func summary(_ id: String?, _ value: AnyHashable?) -> String {
    (id.map { " \($0)" } ?? "") + (value.map { " for \($0)" } ?? "")
  }
}

struct OpenWindows: Equatable {
  struct Window: Equatable, Identifiable {
    let id: Int
    /// The scene with its own body that declares it; nil for one of the app's.
    var scene: ObjectIdentifier?
    /// The index of its kind in the scene or the app.
    let kind: Int
    var value: AnyHashable?
  }

  /// Whether the window that is open at first, number 0, is still open.
  var isFirstOpen = true
  var others: [Window] = []
  /// The number of the newest window.
  var newest = 0
}

/// The windows that a scene with its own body can open: known while it is mounted, from its newest body.
final class SceneWindows {
  var kinds: [_SceneWindow] = []
  /// Whether one of them is open when the app starts.
  var isFirst = false
}
