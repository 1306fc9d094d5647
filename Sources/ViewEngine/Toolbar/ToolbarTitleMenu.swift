/// The controls that the title of a page offers, among the other content of a toolbar.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: _PrimitiveToolbarContent {
  public nonisolated var _items: some View { ToolbarTitleMenuView(content: content, _look: ()) }
}

/// An item that the system puts into a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let sidebarToggle = ToolbarDefaultItemKind(description: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(description: "title")
  public static let search = ToolbarDefaultItemKind(description: "search")
}

extension View {
  /// Takes an item of the system's out of the bars; a host has none of them.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    painted("toolbar", "removing \(defaultItemKind?.description ?? "nothing")")
  }
}
