/// The windows of a host, for the actions that open and close them.
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

  /// A scene with a body of its own can open windows, too.
  func connect(_ scene: SceneWindows) {
    scenes.removeAll { $0.scene == nil }
    if !scenes.contains(where: { $0.scene === scene }) { scenes.append(WeakScene(scene: scene)) }
  }

  /// The windows that were opened.
  var others: [OpenWindows.Window] { windows?.wrappedValue.others ?? [] }

  /// The kinds of windows of a scene, or of the app.
  private func kinds(of scene: ObjectIdentifier?) -> [_SceneWindow] {
    guard let scene else { return kinds }
    return scenes.first { $0.scene.map(ObjectIdentifier.init) == scene }?.scene?.kinds ?? []
  }

  /// What a window is; nil if its scene is gone.
  private func kind(of window: OpenWindows.Window) -> _SceneWindow? {
    let kinds = kinds(of: window.scene)
    return kinds.indices.contains(window.kind) ? kinds[window.kind] : nil
  }

  /// Where a kind is declared of which a window can be opened: in the app, or else in a scene with a body of its own.
  private func find(_ matches: (_SceneWindow) -> Bool) -> (scene: SceneWindows?, kind: Int)? {
    if let kind = kinds.firstIndex(where: matches) { return (nil, kind) }
    for case let scene? in scenes.map(\.scene) {
      if let kind = scene.kinds.firstIndex(where: matches) { return (scene, kind) }
    }
    return nil
  }

  /// The kind that is open at first: in a scene with a body of its own if that scene is the app's first.
  private var first: _SceneWindow? {
    guard let first = kinds.first(where: \.isOpenAtFirst), first.content == nil else {
      return kinds.first(where: \.isOpenAtFirst)
    }
    return scenes.first { $0.scene?.isFirst == true }?.scene?.kinds.first(where: \.isOpenAtFirst) ?? first
  }

  /// The value that a window is open for.
  func value(of id: Int) -> Binding<AnyHashable?> {
    Binding(
      get: { [windows] in windows?.wrappedValue.others.first { $0.id == id }?.value },
      set: { [windows] value in
        guard let windows, let index = windows.wrappedValue.others.firstIndex(where: { $0.id == id }) else { return }
        windows.wrappedValue.others[index].value = value
      })
  }

  /// Opens a window, unless it is one that is open already.
  ///
  /// - Parameter action: what the trace calls it.
  func open(id: String?, value: AnyHashable?, as valueType: ObjectIdentifier?, action: String = "openWindow") {
    graph.recorder?.note(action: action + Self.summary(id, value))
    guard let windows else { return }
    let found = find { kind in
      kind.content != nil && (id == nil || kind.id == id) && (valueType == nil || kind.valueType == valueType)
    }
    guard let found else {
      return graph.warn(
        "\(action): no scene of the app has such a window\(id == nil && value == nil ? "" : ":")\(Self.summary(id, value))."
      )
    }
    var open = windows.wrappedValue
    let scene = found.scene.map(ObjectIdentifier.init)
    let kinds = kinds(of: scene)
    let isSingle = kinds[found.kind].isSingle
    let isFirst =
      isSingle && (found.scene?.isFirst ?? true) && found.kind == kinds.firstIndex(where: \.isOpenAtFirst)
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

  /// Closes windows.
  ///
  /// - Parameter window: which one, if it is not told by what it is.
  func close(id: String?, value: AnyHashable?, window: Int?) {
    graph.recorder?.note(action: "dismissWindow" + Self.summary(id, value))
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
