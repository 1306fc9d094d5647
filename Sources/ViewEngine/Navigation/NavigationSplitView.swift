/// Two or three columns, each of which selects the content of the next.
///
/// All columns are visible, as on a wide screen, except those that `columnVisibility` hides. A link in a column shows
/// its page in the next one, instead of that column's content: `goBack()` of a host brings that back (our choice: SwiftUI
/// only does so where the screen is narrow). A link for a value that the selection of its list can hold selects that.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var contentController = NavigationController()
  @State private var detailController = NavigationController()

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: _EngineView {
  public var body: some View {
    let visibility = visibility?.wrappedValue ?? .automatic
    let hasContent = Content.self != EmptyView.self
    NavigationSplitContainer(
      content: _Pair(
        SplitColumn(
          content: sidebar.environment(\.navigation, hasContent ? contentController : detailController)
            .environment(\.isInColumn, true),
          _look: SplitColumn.Look(
            name: "Sidebar", isHidden: visibility == .detailOnly || hasContent && visibility == .doubleColumn)),
        hasContent
          ? SplitColumn(
            content: NavigationColumn(
              root: content.environment(\.isInColumn, true), name: "Content", controller: contentController,
              rootNavigation: detailController),
            _look: SplitColumn.Look(name: nil, isHidden: visibility == .detailOnly)) : nil,
        NavigationColumn(
          root: detail, name: "Detail", controller: detailController, rootNavigation: detailController)),
      _look: [])
  }
}

/// The place of a column: sidebar, content or detail.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let sidebar = NavigationSplitViewColumn("sidebar")
  public static let content = NavigationSplitViewColumn("content")
  public static let detail = NavigationSplitViewColumn("detail")
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic = NavigationSplitViewVisibility("automatic")
  public static let all = NavigationSplitViewVisibility("all")
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")
}

private struct NavigationSplitContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension NavigationSplitContainer: _ContainerView { static var _name: String { "NavigationSplitView" } }

/// A column that may be hidden.
private struct SplitColumn<Content: View> {
  let content: Content
  let _look: Look

  struct Look {
    /// Nil for a column that renders its own name.
    let name: String?
    let isHidden: Bool
  }
}

extension SplitColumn: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(_ look: Look, around content: () -> Void, into rendering: _Rendering) {
    func column() {
      guard let name = look.name else { return content() }
      var element = _Element(name)
      element.showsTitle = true
      rendering.add(element, around: content)
    }
    // No modifier hides it, so no message names one.
    let hidden = PresenceTrait(flags: .hidden, attribute: _Attribute("hidden"))
    if look.isHidden { rendering.apply(hidden, around: column) } else { column() }
  }
}

/// A column of a split view that shows pages for a different column: a navigation stack with its own path.
struct NavigationColumn<Root: View> {
  let root: Root
  let name: String
  let controller: NavigationController
  let rootNavigation: NavigationController
  @State private var path = NavigationPath()
  @State private var links: [NavigationController.PushedLink] = []

  init(root: Root, name: String, controller: NavigationController, rootNavigation: NavigationController) {
    (self.root, self.name, self.controller, self.rootNavigation) = (root, name, controller, rootNavigation)
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
