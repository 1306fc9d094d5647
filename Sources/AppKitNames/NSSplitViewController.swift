#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller with a list of panes, which it does not put into its view.
  @MainActor @preconcurrency
  open class NSSplitViewController: NSViewController {
    /// An empty split view that is not `view` and receives no pane.
    public let splitView = NSSplitView()
    /// Panes in order, empty at first; their controllers are children.
    public var splitViewItems: [NSSplitViewItem] = [] {
      didSet {
        let controllers = splitViewItems.map(\.viewController)
        for item in oldValue where !controllers.contains(item.viewController) { item.viewController.removeFromParent() }
        for controller in controllers where controller.parent !== self { addChild(controller) }
      }
    }
    /// Appends the pane; its controller becomes a child.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
    /// Toggles `isCollapsed` of the first sidebar; no effect without one.
    open func toggleSidebar(_ sender: Any?) {
      splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }
  }
#endif
