/// What a tab is for. It gives a tab without a label its name, and does nothing else: the engine has no tab bar in which
/// such a tab would stand apart, and no field that opens with it.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab that one searches in: without a label of its own it is called Search.
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

  /// - Parameter value: what the selection of the tab view names the tab by.
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

/// What a tab is called by its role.
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
