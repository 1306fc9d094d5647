/// A root view, and pages above it of which the topmost is seen.
///
/// A page is made when it is pushed, and removed when it is popped. What it covers disappears, and stays
/// mounted: it keeps its state and is kept up to date.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  /// Nil for a stack that keeps its path to itself.
  private let path: NavigationController.Path?
  @State private var ownPath = NavigationPath()
  @State private var links: [NavigationController.PushedLink] = []
  @State private var controller = NavigationController()
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path to itself.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// - Parameter path: the values whose pages are above the root.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Self.controlled(path)
  }

  private static nonisolated func controlled(_ path: Binding<NavigationPath>) -> NavigationController.Path {
    NavigationController.Path(
      read: { path.wrappedValue.values },
      write: { values in
        path.wrappedValue.values = values
        return true
      })
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  /// - Parameter path: the values whose pages are above the root, all of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationController.Path(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        let elements = values.compactMap { $0.base as? Data.Element }
        guard elements.count == values.count else { return false }
        path.wrappedValue = Data(elements)
        return true
      })
  }
}

extension NavigationStack: _EngineView {
  public var body: some View {
    PassView { _ in
      let ownPath = $ownPath
      let path =
        path
        ?? NavigationController.Path(
          read: { ownPath.wrappedValue.values },
          write: { values in
            ownPath.wrappedValue.values = values
            return true
          })
      controller.connect(path, links: $links, warn: Evaluation.current?.warn ?? { _ in })
      return controller.container(of: root.environment(\.navigation, controller).environment(\.isInColumn, false))
    }
  }
}

/// A page above the root: a node of its own, which asks for its content.
struct NavigationPage {
  let entry: NavigationController.Entry
  let source: PageSource
}

extension NavigationPage: _EngineView {
  var body: some View {
    PassView { pass in
      let value: AnyHashable? = if case .value(let value) = entry { value } else { nil }
      let page = source.page(for: value)
      if page == nil, let value { pass.graph.warn(NavigationController.missingDestination(for: value)) }
      return page
    }
  }
}
