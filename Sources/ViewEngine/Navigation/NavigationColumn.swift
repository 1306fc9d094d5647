/// A column of a split view in which another one shows pages: a navigation stack that keeps its path to itself.
struct NavigationColumn<Root: View> {
  let root: Root
  let name: String
  /// What shows pages in this column.
  let controller: NavigationController
  /// Where the links of the root lead.
  let rootNavigation: NavigationController
  @State private var path = NavigationPath()
  @State private var links: [NavigationController.PushedLink] = []

  init(root: Root, name: String, controller: NavigationController, rootNavigation: NavigationController) {
    self.root = root
    self.name = name
    self.controller = controller
    self.rootNavigation = rootNavigation
  }
}

extension NavigationColumn: _EngineView {
  var body: some View {
    PassView { _ in
      let path = $path
      controller.connect(
        NavigationController.Path(
          read: { path.wrappedValue.values },
          write: { values in
            path.wrappedValue.values = values
            return true
          }), links: $links, warn: Evaluation.current?.warn ?? { _ in })
      return controller.container(of: root.environment(\.navigation, rootNavigation), named: name)
    }
  }
}

extension NavigationController {
  /// The root of a stack, and its pages.
  @MainActor func container<Root: View>(of root: Root, named name: String = "NavigationStack") -> NavigationContainer {
    NavigationContainer(
      name: name, root: AnyView(root),
      pages: entries.enumerated().map { index, entry in
        NavigationContainer.Page(entry: entry, view: AnyView(page(index, entry)))
      },
      pop: { [self] index in pop(to: index) },
      drop: { [self] link in drop(link) })
  }

  @MainActor private func page(_ index: Int, _ entry: Entry) -> some View {
    NavigationPage(entry: entry, source: source(for: entry))
      .environment(\.navigation, self)
      .environment(\.isInColumn, false)
      .environment(\.dismiss, dismissAction(ofPage: index))
      .environment(\.isPresented, true)
  }
}
