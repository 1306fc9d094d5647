/// The role names a tab without a label, and has no other effect.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab for searching: without a label, its name is Search.
  public static let search = TabRole(name: "search")
}

public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let content: Content
  private let label: Label
  private let value: Value?

  nonisolated init(_ value: Value?, _ content: Content, _ label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never {
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
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
public struct DefaultTabLabel { let role: TabRole? }

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

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _tabs: ForEach<Data, ID, Content._Tabs> {
    ForEach<Data, ID, Content._Tabs>(data: data, id: id, hasUniqueIDs: hasUniqueIDs) { [content] element in
      content(element)._tabs
    }
  }
}

extension ForEach {
  public init<Value, Tabs: TabContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
  ) where Content == _TabGroup<Value, Tabs._Tabs>, Tabs.TabValue == Value {
    self.init(data: data, id: { $0[keyPath: id] }) { _TabGroup(_tabs: content($0)._tabs) }
  }

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
  public init<Value, Tabs: TabContent>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Tabs
  ) where Content == _TabGroup<Value, Tabs._Tabs>, Tabs.TabValue == Value {
    self.init(data: data, id: { $0 }, hasUniqueIDs: true) { _TabGroup(_tabs: content($0)._tabs) }
  }
}
