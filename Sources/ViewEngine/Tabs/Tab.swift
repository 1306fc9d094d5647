/// The role of a tab. It names a tab without a label, and has no other effect: the engine has no tab bar in which such
/// a tab would be apart, and no field that opens with it.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab for searching: without a label, its name is Search.
  public static let search = TabRole(name: "search")
}

/// One tab of a `TabView`, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let content: Content
  private let label: Label
  private let value: Value?

  nonisolated init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// - Parameters:
  ///   - value: what the selection of the tab view names the tab by.
  ///   - role: the purpose of the button or the tab.
  ///   - content: the views inside.
  ///   - label: the view of the label.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), ViewEngine.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), ViewEngine.Label(title, image: image))
  }
}

extension Tab where Value == Never, Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), ViewEngine.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), ViewEngine.Label(title, image: image))
  }
}

/// The label of a tab that declares only a role: Search, or nothing.
public struct DefaultTabLabel {
  let role: TabRole?
}

extension DefaultTabLabel: _EngineView {
  public var body: some View { if role == .search { Label("Search", systemImage: "magnifyingglass") } }
}

extension Tab where Label == DefaultTabLabel {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel(role: role))
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public var _tabs: _TabPage<Content, Label> {
    _TabPage(content: content, label: label, tag: value.map { TagValue($0, includesOptional: true) })
  }
}

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
  /// A section of tabs; its tabs are selected as any other.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Tabs: TabContent>(
    _ title: Title, @TabContentBuilder<TabValue> content: () -> Tabs
  ) where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content: content) { Text(title) }
  }

  /// A section of tabs; its tabs are selected as any other.
  public nonisolated init<Tabs: TabContent>(
    @TabContentBuilder<TabValue> content: () -> Tabs, @ViewBuilder header: () -> Text
  ) where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content()._tabs, header: header().content)
  }
}

extension TabSection where Header == EmptyView {
  /// A section of tabs; its tabs are selected as any other.
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
