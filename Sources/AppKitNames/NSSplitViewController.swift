#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller with a list of panes, which it does not put into its view.
  @MainActor @preconcurrency
  open class NSSplitViewController: NSViewController {
    /// An empty split view that is not `view` and receives no pane.
    open var splitView = NSSplitView()
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
    /// Puts the pane at that place; its controller becomes a child.
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
      splitViewItems.insert(splitViewItem, at: index)
    }
    /// Drops the pane; its controller leaves the children.
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
      splitViewItems.removeAll { $0 === splitViewItem }
    }
    /// The pane with that controller; nil without one.
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
      splitViewItems.first { $0.viewController === viewController }
    }
    /// Kept, -1 at first; nothing is laid out.
    open var minimumThicknessForInlineSidebars: CGFloat = -1
    /// Toggles `isCollapsed` of the first inspector; no effect without one.
    open func toggleInspector(_ sender: Any?) {
      splitViewItems.first { $0.behavior == .inspector }?.isCollapsed.toggle()
    }
    /// Toggles `isCollapsed` of the first sidebar; no effect without one.
    open func toggleSidebar(_ sender: Any?) {
      splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }
  }
#endif
