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
