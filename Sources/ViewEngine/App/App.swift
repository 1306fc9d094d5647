/// An app, described by its scenes. `@State`, `@Environment` and the like work in it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// The entry point for `@main`. The engine has no screen for an app: it writes a note, and returns.
  public static func main() {
    StandardError.write("\(Self.self): there is no screen here; present the app with ViewHost(app: \(Self.self)()).")
  }
}

extension ViewHost {
  /// Presents an app: its first window group, and windows that `openWindow` opens. Menu commands are left out.
  public convenience init<Content: App>(app: Content, configuration: Configuration = .init()) {
    self.init(AppView(content: HeldProperties(value: app)), configuration: configuration)
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
        ForEach(all.others.filter { $0.scene == nil }) { window in
          WindowView(of: window, in: kinds, service)
        })
    }
  }
}

/// The content of a window: the window that is open at first is the tree itself.
struct WindowView<Content: View> {
  let content: Content
  /// The name of a window that was opened.
  let _look: String?
}

extension WindowView where Content == AnyView? {
  @MainActor init(of window: OpenWindows.Window, in kinds: [_SceneWindow], _ service: WindowService) {
    // A scene may have fewer kinds than when the window was opened.
    let kind = kinds.indices.contains(window.kind) ? kinds[window.kind] : nil
    content = (kind?.content?(service.value(of: window.id))).map {
      AnyView($0.environment(\.supportsMultipleWindows, true).environment(\.windowID, window.id))
    }
    _look = kind?.id ?? ""
  }
}

extension WindowView: _WrapperView {
  static func _render(_ look: String?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.apply(IsolatedContentTrait()) {
      rendering.add(ContainerElement("Window", look.isEmpty ? [] : [_Attribute("id", look)]), around: content)
    }
  }
}
