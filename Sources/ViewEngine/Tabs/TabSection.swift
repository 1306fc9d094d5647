/// Tabs that belong together; each carries the header in the tree.
public struct TabSection<Header: View, Content: View, TabValue: Hashable> {
  private let content: Content
  private let header: String?

  private nonisolated init(_ content: Content, header: String?) {
    self.content = content
    self.header = header
  }
}

extension TabSection where Header == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Tabs: TabContent>(
    _ title: Title, @TabContentBuilder<TabValue> content: () -> Tabs
  ) where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content: content) { Text(title) }
  }

  public nonisolated init<Tabs: TabContent>(
    @TabContentBuilder<TabValue> content: () -> Tabs, @ViewBuilder header: () -> Text
  ) where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content()._tabs, header: header().content)
  }
}

extension TabSection where Header == EmptyView {
  public nonisolated init<Tabs: TabContent>(@TabContentBuilder<TabValue> content: () -> Tabs)
  where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content()._tabs, header: nil)
  }
}

extension TabSection: TabContent {
  public var _tabs: _TabSectionView<Content> { _TabSectionView(content: content, header: header) }
}

/// The tabs of a section.
public struct _TabSectionView<Content: View> {
  public let content: Content
  let header: String?
}

extension _TabSectionView: _WrapperView {
  public var _look: Void { () }

  public static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    content()
  }
}

@MainActor
extension _TabSectionView {
  public func _addParts(to parts: inout _ViewParts) { parts.add(content, saying: header, for: TabSectionKey.self) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _tabs: ForEach<Data, ID, Content._Tabs> {
    ForEach<Data, ID, Content._Tabs>(data: data, id: id, hasUniqueIDs: hasUniqueIDs) { [content] element in
      content(element)._tabs
    }
  }
}

extension ForEach {
  /// A tab for each element, which is known by what `id` leads to.
  public init<Value, Tabs: TabContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
  ) where Content == _TabGroup<Value, Tabs._Tabs>, Tabs.TabValue == Value {
    self.init(data: data, id: { $0[keyPath: id] }) { _TabGroup(_tabs: content($0)._tabs) }
  }

  /// A tab for each element, which is known by its own id.
  public init<Value, Tabs: TabContent>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
  )
  where
    Content == _TabGroup<Value, Tabs._Tabs>, Tabs.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID
  {
    self.init(data: data, id: { $0.id }) { _TabGroup(_tabs: content($0)._tabs) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A tab for each number.
  public init<Value, Tabs: TabContent>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Tabs
  ) where Content == _TabGroup<Value, Tabs._Tabs>, Tabs.TabValue == Value {
    self.init(data: data, id: { $0 }, hasUniqueIDs: true) { _TabGroup(_tabs: content($0)._tabs) }
  }
}
