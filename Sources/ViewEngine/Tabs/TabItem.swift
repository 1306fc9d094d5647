extension View {
  /// Sets the tab's label, by which look-ups find the tab.
  ///
  /// A view whose own body declares the item is evaluated unseen, because its label is unknown otherwise. A view with
  /// an item in the content of the `TabView` itself is evaluated at its first selection.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }

  public nonisolated func badge(_ count: Int) -> some View {
    BadgeView(content: self, _look: count == 0 ? nil : "\(count)")
  }

  public nonisolated func badge(_ label: Text?) -> some View { BadgeView(content: self, _look: label?.content) }

  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View { badge(label.map { Text($0) }) }
}

/// A view with what its tab shows; outside of a tab view it is just the view.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: PageWritingView {
  typealias _Mounted = PageWriter<Content>
  var page: (AnyHashable?) -> AnyView { { [label] _ in AnyView(label) } }
  /// The tab that has no label but this one; nil if it has one.
  static func source(in environment: EnvironmentValues) -> PageSource? { environment.tabItem.source }
}

extension TabItemView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(AnyView(label), for: TabLabelKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TabLabelKey.self) }
}

/// The item of a tab whose own body declares its label or tag: only an evaluation reveals them.
final class TabItem {
  let label = PageSource()
  var content: PageNode?
  /// Whether the content has been evaluated, so that its tag is known.
  private(set) var isAsked = false
  private(set) var tag: TagValue?

  @MainActor func ask() {
    guard !isAsked, let content else { return }
    isAsked = true
    tag = content.graph.screenIndex?.tree.firstTag(in: content)
  }
}

/// The place to which the body of a tab's view reports its item.
struct TabItemSource: Equatable {
  var source: PageSource?
  static func == (first: Self, second: Self) -> Bool { first.source === second.source }
}

extension ViewPart {
  @MainActor func view(tellingItemTo source: PageSource?) -> AnyView {
    AnyView(view.environment(\.tabItem, TabItemSource(source: source)))
  }
}

/// The label of a tab whose own body declares the item: a separate node, which reads the source.
struct TabItemLabel { let source: PageSource }

extension TabItemLabel: _EngineView { var body: some View { source.page(for: nil) } }

/// The tabs of one tab view whose bodies declare the items, by their ids.
final class TabItems {
  private var items: [[AnyHashable]: TabItem] = [:]

  /// The item of a part; nil if the part's types declare label and tag. `hasSelection`: whether tags matter.
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

enum TagKey: _ViewTraitKey { typealias Value = TagValue }
/// The content of a `tabItem`.
enum TabLabelKey: _ViewTraitKey { typealias Value = AnyView }
/// The text of a `badge`.
enum TabBadgeKey: _ViewTraitKey { typealias Value = String }
/// Whether a tab cannot be selected.
enum TabDisabledKey: _ViewTraitKey { typealias Value = Bool }

extension _ViewTraits {
  var tag: TagValue? {
    get { self[TagKey.self] ?? self[RowIDKey.self].map { TagValue($0, includesOptional: true) } }
    set { self[TagKey.self] = newValue }
  }
}

extension ViewPart {
  var tag: TagValue? {
    get { traits.tag }
    set { traits.tag = newValue }
  }

  var label: AnyView? { traits[TabLabelKey.self] }
  var badge: String? { traits[TabBadgeKey.self] }
  var isDisabled: Bool { traits[TabDisabledKey.self] ?? false }
}

/// A view with a number or a word beside it: beside a row, or on its tab.
struct BadgeView<Content: View> {
  let content: Content
  /// Nil for no badge.
  let _look: String?
}

extension BadgeView: _WrapperView {
  static func _render(_ look: String?, around content: () -> Void, into rendering: _Rendering) {
    if let look { rendering.apply(BadgeTrait(badge: look), around: content) } else { content() }
  }
}

/// Has the elements in it carry a badge, unless their tab does.
struct BadgeTrait: ElementTrait {
  let badge: String
  func attributes(in context: ElementContext) -> [_Attribute] {
    context[TabDepth.self] == context.depth ? [] : [_Attribute("badge", badge)]
  }
}

extension BadgeView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(_look, for: TabBadgeKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TabBadgeKey.self) }
}
