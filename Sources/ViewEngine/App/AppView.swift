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

/// What is in a window: the one that is open at first is the tree itself.
struct WindowView<Content: View> {
  let content: Content
  /// What a window that was opened is called.
  let _look: String?
}

extension WindowView where Content == AnyView? {
  /// A window that was opened.
  @MainActor init(of window: OpenWindows.Window, in kinds: [_SceneWindow], _ service: WindowService) {
    // NB: a scene may have fewer kinds than when the window was opened.
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
    rendering.apply(StandsApart()) {
      rendering.add(ContainerElement("Window", look.isEmpty ? [] : [_Attribute("id", look)]), around: content)
    }
  }
}
