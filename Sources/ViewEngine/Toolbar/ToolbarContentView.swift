/// Toolbar content with a body of its own.
public struct _ToolbarContentView<Content: ToolbarContent> {
  let content: HeldProperties<Content>
  nonisolated init(_ content: Content) { self.content = HeldProperties(value: content) }
}

extension _ToolbarContentView: _EngineView {
  public var body: some View { content.value.body._items }
}
