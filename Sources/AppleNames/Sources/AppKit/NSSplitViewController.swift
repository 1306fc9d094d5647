/// A controller with a list of panes, which it does not put into its view.
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
  open var splitView = NSSplitView()
  /// Panes in order, empty at first; their controllers are children.
  public var splitViewItems: [NSSplitViewItem] = [] {
    didSet {
      let controllers = splitViewItems.map(\.viewController)
      for item in oldValue where !controllers.contains(item.viewController) { item.viewController.removeFromParent() }
      for controller in controllers where controller.parent !== self { addChild(controller) }
    }
  }
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: index)
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  open var minimumThicknessForInlineSidebars: CGFloat = -1
  open func toggleInspector(_ sender: Any?) {
    splitViewItems.first { $0.behavior == .inspector }?.isCollapsed.toggle()
  }
  open func toggleSidebar(_ sender: Any?) {
    splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
  }
}
