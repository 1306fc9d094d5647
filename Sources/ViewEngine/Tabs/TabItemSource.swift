/// What is known of a tab whose item or tag stands in the body of its view: it has to be evaluated to be known.
final class TabItem {
  /// Where the tab's label asks for what it shows.
  let label = PageSource()
  /// The content of the tab, once it is mounted.
  var content: PageNode?
  /// Whether the content has been evaluated, and thus can say what its tag is.
  private(set) var isAsked = false
  private(set) var tag: TagValue?

  /// Asks the content for its tag.
  @MainActor func ask() {
    guard !isAsked, let content else { return }
    isAsked = true
    tag = content.graph.currentOutline?.firstTag(in: content)
  }
}

/// The tabs of one tab view that have to be asked, by their ids.
final class TabItems {
  private var items: [[AnyHashable]: TabItem] = [:]

  /// What is known of a part; nil if it says all by itself.
  ///
  /// - Parameter hasSelection: whether it matters what the tag of a tab is.
  @MainActor func item(for part: ViewPart, hasSelection: Bool) -> TabItem? {
    let keys = part.traitKeys()
    let isNeeded =
      part.label == nil && keys.contains(TabLabelKey.self)
      || hasSelection && part.tag == nil && keys.contains(TagKey.self)
    guard isNeeded else {
      items[part.id] = nil
      return nil
    }
    let item = items[part.id] ?? TabItem()
    items[part.id] = item
    return item
  }

  func keep(_ parts: [ViewPart]) {
    guard !items.isEmpty else { return }
    let ids = Set(parts.map(\.id))
    items = items.filter { ids.contains($0.key) }
  }
}

/// Where the item in the body of a tab's view is to be told.
struct TabItemSource: Equatable {
  var source: PageSource?

  static func == (first: Self, second: Self) -> Bool { first.source === second.source }
}

/// The label of a tab whose item stands in the body of its view: a node of its own, which asks for it.
struct TabItemLabel {
  let source: PageSource
}

extension TabItemLabel: _EngineView {
  var body: some View { source.page(for: nil) }
}

extension ViewPart {
  /// The view, which tells its item to a source if one is given.
  @MainActor func view(tellingItemTo source: PageSource?) -> AnyView {
    AnyView(view.environment(\.tabItem, TabItemSource(source: source)))
  }
}
