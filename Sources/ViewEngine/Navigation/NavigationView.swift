/// A `NavigationStack`, by its earlier name. All views of its content are the root: the engine has one column, as a phone
/// does.
public struct NavigationView<Content: View> {
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _EngineView {
  public var body: some View { NavigationStack { content } }
}
