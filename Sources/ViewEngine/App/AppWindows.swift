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
  /// Makes what is in it, with the value that it is open for.
  var content: (Binding<AnyHashable?>) -> AnyView

  init(
    id: String? = nil, valueType: ObjectIdentifier? = nil, isSingle: Bool = false, isOpenAtFirst: Bool = false,
    content: @escaping (Binding<AnyHashable?>) -> AnyView
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
    PassView { [kinds = content.value.body._windows, open = $open] pass in
      let service = pass.graph.service(WindowService.self)
      service.connect(kinds, open)
      let all = open.wrappedValue.all ?? OpenWindows.atFirst(of: kinds)
      return ForEach(all) { window in
        WindowView(
          content: kinds[window.kind].content(service.value(of: window.id))
            .environment(\.supportsMultipleWindows, true).environment(\.windowID, window.id),
          _look: window.id == 0 ? nil : kinds[window.kind].id ?? "")
      }
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

  /// Nil before a window was opened or closed.
  var all: [Window]?
  /// What the newest one is known by; the one that is open at first by 0.
  var newest = 0

  static func atFirst(of kinds: [_SceneWindow]) -> [Window] {
    kinds.firstIndex(where: \.isOpenAtFirst).map { [Window(id: 0, kind: $0)] } ?? []
  }
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
      get: { [windows] in windows?.wrappedValue.all?.first { $0.id == id }?.value },
      set: { [self] value in
        change { all, _ in
          if let index = all.firstIndex(where: { $0.id == id }) { all[index].value = value }
        }
      })
  }

  /// Opens a window, unless it is one that is open already.
  func open(id: String?, value: AnyHashable?, as valueType: ObjectIdentifier?) {
    graph.record(.action("openWindow" + Self.summary(id, value)))
    guard windows != nil else { return }
    let kind = kinds.firstIndex { kind in
      (id == nil || kind.id == id) && (valueType == nil || kind.valueType == valueType)
    }
    guard let kind else {
      return graph.warn("openWindow: no scene of the app has such a window:\(Self.summary(id, value)).")
    }
    change { [kinds] all, newest in
      let isKnown = all.contains { window in
        window.kind == kind && (kinds[kind].isSingle || (value != nil && window.value == value))
      }
      guard !isKnown else { return }
      newest += 1
      all.append(OpenWindows.Window(id: newest, kind: kind, value: value))
    }
  }

  /// Closes windows.
  func close(id: String?, value: AnyHashable?, window: Int?) {
    graph.record(.action("dismissWindow" + Self.summary(id, value)))
    change { [kinds] all, _ in
      all.removeAll { open in
        if id == nil, value == nil { return open.id == window }
        return (id == nil || kinds[open.kind].id == id) && (value == nil || open.value == value)
      }
    }
  }

  private func change(_ body: (inout [OpenWindows.Window], inout Int) -> Void) {
    guard let windows else { return }
    var open = windows.wrappedValue
    var all = open.all ?? OpenWindows.atFirst(of: kinds)
    body(&all, &open.newest)
    open.all = all
    windows.wrappedValue = open
  }

  private static func summary(_ id: String?, _ value: AnyHashable?) -> String {
    (id.map { " \($0)" } ?? "") + (value.map { " for \($0)" } ?? "")
  }
}
