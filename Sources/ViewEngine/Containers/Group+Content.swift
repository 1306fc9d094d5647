// Disfavored, so that the type checker tries a view's builder first.

extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(grouping: content()) }
  public nonisolated var _items: Content._Items { content._items }
}

extension Group: Commands, _PrimitiveCommands where Content: Commands {
  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(grouping: content()) }
  public nonisolated static var _opens: Bool { Content._opens }
  public nonisolated var _window: AnyView? { content._window }
  public nonisolated var _closed: AnyView? { content._closed }
  public nonisolated var _windows: [_SceneWindow] { content._windows }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_disfavoredOverload
  public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { self.init(grouping: content()) }
  public var _tabs: Content._Tabs { content._tabs }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  @_disfavoredOverload
  public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) { self.init(grouping: content()) }
  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}
