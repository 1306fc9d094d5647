/// The windows of a host, for the actions that open and close them.
final class WindowService: GraphService {
  unowned let graph: Graph
  private var kinds: [_SceneWindow] = []
  private var windows: Binding<OpenWindows>?

  init(of graph: Graph) { self.graph = graph }

  func connect(_ kinds: [_SceneWindow], _ windows: Binding<OpenWindows>) {
    self.kinds = kinds
    self.windows = windows
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
  func open(id: String?, value: AnyHashable?, as valueType: ObjectIdentifier?) {
    graph.recorder?.note(action: "openWindow" + Self.summary(id, value))
    guard let windows else { return }
    let kind = kinds.firstIndex { kind in
      kind.content != nil && (id == nil || kind.id == id) && (valueType == nil || kind.valueType == valueType)
    }
    guard let kind else {
      return graph.warn("openWindow: no scene of the app has such a window:\(Self.summary(id, value)).")
    }
    var open = windows.wrappedValue
    let isFirst = kinds[kind].isSingle && kind == kinds.firstIndex(where: \.isOpenAtFirst)
    let isKnown = open.others.contains { window in
      window.kind == kind && (kinds[kind].isSingle || (value != nil && window.value == value))
    }
    if isFirst {
      open.isFirstOpen = true
    } else if !isKnown {
      open.newest += 1
      open.others.append(OpenWindows.Window(id: open.newest, kind: kind, value: value))
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
    let first = kinds.first(where: \.isOpenAtFirst)
    if id == nil && value == nil ? window == 0 : value == nil && first?.id == id { open.isFirstOpen = false }
    open.others.removeAll { other in
      if id == nil, value == nil { return other.id == window }
      return (id == nil || kinds[other.kind].id == id) && (value == nil || other.value == value)
    }
    windows.wrappedValue = open
  }

  private static func summary(_ id: String?, _ value: AnyHashable?) -> String {
    (id.map { " \($0)" } ?? "") + (value.map { " for \($0)" } ?? "")
  }
}
