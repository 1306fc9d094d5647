#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller with a list of panes, which it does not put into its view.
  @MainActor @preconcurrency
  open class NSSplitViewController: NSViewController {
    /// An empty split view that is not `view` and receives no pane.
    public let splitView = NSSplitView()
    /// Panes in order, empty at first.
    public var splitViewItems: [NSSplitViewItem] = []
    /// Appends the pane; its controller does not become a child.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
    /// Toggles `isCollapsed` of the first pane; no effect without one.
    open func toggleSidebar(_ sender: Any?) { splitViewItems.first?.isCollapsed.toggle() }
  }
#endif
