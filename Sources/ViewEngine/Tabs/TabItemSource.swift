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

/// Where the item in the body of a tab's view is to be told.
struct TabItemSource: Equatable {
  var source: PageSource?

  static func == (first: Self, second: Self) -> Bool { first.source === second.source }
}

extension ViewPart {
  /// The view, which tells its item to a source if one is given.
  @MainActor func view(tellingItemTo source: PageSource?) -> AnyView {
    AnyView(view.environment(\.tabItem, TabItemSource(source: source)))
  }
}
