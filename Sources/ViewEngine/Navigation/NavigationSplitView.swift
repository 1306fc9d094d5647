/// Two or three columns, of which one says what the next shows.
///
/// All columns are seen, as on a wide screen, but those that `columnVisibility` hides. A link in a column shows its page
/// in the next one, instead of what stood there: `back()` of a host brings that back (our choice: SwiftUI only does so
/// where the screen is narrow). A link for a value that the selection of its list can hold selects that.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var contentController = NavigationController()
  @State private var detailController = NavigationController()

  private nonisolated init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail, _ visibility: Binding<NavigationSplitViewVisibility>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
  }

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil)
  }

  /// - Parameter columnVisibility: which columns are seen.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility)
  }

  /// - Parameter preferredCompactColumn: which column is seen where there is room for one; here there is room for all.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail(), nil)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), nil)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility)
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
    /// Nil for a column that writes down its own name.
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
    if look.isHidden { rendering.apply(PresenceTrait.hidden, around: column) } else { column() }
  }
}
