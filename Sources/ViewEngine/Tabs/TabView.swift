/// Several views of which one is visible: a person selects it by its tab.
///
/// A tab's content is made at its first selection, and kept afterwards: it disappears, keeps its state, and is not
/// evaluated until it is selected again. (A view whose own body declares `tabItem` or `tag` is made at once, unseen,
/// because their labels are unknown otherwise.)
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The selected tab, if no binding selects one.
  @State private var selected: [AnyHashable]?
  @State private var items = TabItems()

  /// A value that no tab has shows the first tab.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView {
  /// A value that no tab has shows the first tab.
  public nonisolated init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Tabs.TabValue == SelectionValue, Content == Tabs._Tabs {
    self.init(selection: selection) { [tabs = content()._tabs] in tabs }
  }
}

extension TabView where SelectionValue == Never {
  public nonisolated init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Tabs.TabValue == Never, Content == Tabs._Tabs { self.init(selection: nil) { [tabs = content()._tabs] in tabs } }
}

extension TabView: _EngineView {
  public var body: some View {
    PassView { _ in
      let (parts, asked) = completeParts()
      let isKnown = selection == nil || asked.allSatisfy { $0?.isAsked ?? true }
      let wanted = selection.map { selection in
        let value = selection.wrappedValue
        return parts.firstIndex { $0.tag?.isSelected(in: value) ?? false }
      }
      let own = parts.firstIndex { $0.id == selected }
      return TabContainer(
        tabs: zip(parts, asked).map { part, item in TabContainer.Tab(part: part, item: item, select: selecting(part)) },
        selected: isKnown ? (wanted ?? own) ?? 0 : nil,
        warning: isKnown && wanted == .some(nil) && !parts.isEmpty ? warning : nil)
    }
  }

  @MainActor private func completeParts() -> ([ViewPart], [TabItem?]) {
    var parts = content.parts
    items.keep(parts)
    let asked = parts.map { items.item(for: $0, hasSelection: selection != nil) }
    for (index, item) in asked.enumerated() {
      item?.ask()
      if parts[index].tag == nil { parts[index].tag = item?.tag }
    }
    return (parts, asked)
  }

  /// Selects a part; nil if the selection has no value for it.
  private func selecting(_ part: ViewPart) -> (() -> Void)? {
    guard let selection else { return { selected = part.id } }
    guard let value = part.tag?.selection(as: SelectionValue.self) else { return nil }
    return { selection.wrappedValue = value }
  }

  private var warning: String? {
    selection.map {
      "TabView: the selection \"\($0.wrappedValue)\" of type \(SelectionValue.self) is the tag of no tab; "
        + "the first tab is shown.\n\nTo fix, give a tab this tag, or select the tag of a tab."
    }
  }
}

public struct _TabPage<Content: View, Label: View> {
  public let content: Content
  let label: Label
  let tag: TagValue?
}

extension _TabPage: _WrapperView {
  public var _look: Void { () }
  public static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) { content() }
}

extension _TabPage: _TraitWritingView {
  public func _write(_ traits: inout _ViewTraits) {
    traits.add(AnyView(label), for: TabLabelKey.self)
    traits.add(tag, for: TagKey.self)
  }

  public static func _name(_ keys: inout _ViewTraitKeys) {
    keys.insert(TabLabelKey.self)
    keys.insert(TagKey.self)
  }
}
