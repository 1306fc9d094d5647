/// A window of an app, or a kind of windows.
public struct _SceneWindow {
  /// What `openWindow` knows it by.
  var id: String?
  /// The type of the values that `openWindow` is given for it.
  var valueType: ObjectIdentifier?
  /// Whether there is one of it at most.
  var isSingle = false
  /// Whether it is open when the app starts, if it is the first.
  var isOpenAtFirst = false
  /// Makes what is in it, with the value that it is open for; nil for a scene of which nobody can open another window.
  var content: ((Binding<AnyHashable?>) -> AnyView)?

  init(
    id: String? = nil, valueType: ObjectIdentifier? = nil, isSingle: Bool = false, isOpenAtFirst: Bool = false,
    content: ((Binding<AnyHashable?>) -> AnyView)?
  ) {
    self.id = id
    self.valueType = valueType
    self.isSingle = isSingle
    self.isOpenAtFirst = isOpenAtFirst
    self.content = content
  }
}

/// An app as a view: what its open windows show.
struct AppView<Content: App> {
  let content: HeldProperties<Content>
  @State private var open = OpenWindows()

  nonisolated init(content: HeldProperties<Content>) { self.content = content }
}

extension AppView: _EngineView {
  var body: some View {
    PassView { [scene = content.value.body, open = $open] pass in
      let (kinds, all) = (scene._windows, open.wrappedValue)
      let service = pass.graph.service(WindowService.self)
      service.connect(kinds, open)
      return _Pair(
        WindowView(
          content: scene.content(isOpen: all.isFirstOpen).environment(\.supportsMultipleWindows, true)
            .environment(\.windowID, 0), _look: nil),
        ForEach(all.others) { window in
          WindowView(
            content: kinds[window.kind].content?(service.value(of: window.id))
              .environment(\.supportsMultipleWindows, true).environment(\.windowID, window.id),
            _look: kinds[window.kind].id ?? "")
        })
    }
  }
}

/// The windows that are open.
struct OpenWindows: Equatable {
  struct Window: Equatable, Identifiable {
    let id: Int
    /// Which of the app's kinds of windows it is.
    let kind: Int
    var value: AnyHashable?
  }

  /// Whether the one is open that is so at first; it is known by 0.
  var isFirstOpen = true
  /// Those that were opened.
  var others: [Window] = []
  /// What the newest one is known by.
  var newest = 0
}

/// What is in a window: the one that is open at first is the tree itself.
private struct WindowView<Content: View> {
  let content: Content
  /// What a window that was opened is called.
  let _look: String?
}

extension WindowView: _WrapperView {
  static func _render(_ look: String?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.apply(StandsApart()) {
      rendering.add(ContainerElement("Window", look.isEmpty ? [] : [_Attribute("id", look)]), around: content)
    }
  }
}

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
