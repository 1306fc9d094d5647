#if !canImport(Darwin)
  import KitNames

  /// A controller whose view is a tab view with a page for each child.
  @MainActor @preconcurrency
  open class NSTabViewController: NSViewController, NSTabViewDelegate {
    /// Places of the tabs, numbered from 0; none is drawn.
    public enum TabStyle: Int, Sendable {
      case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified = -1
    }
    /// Kept; nothing is drawn.
    open var tabStyle = TabStyle.segmentedControlOnTop
    /// Kept; a change of the page is not animated.
    open var transitionOptions: NSViewController.TransitionOptions = [.crossfade, .allowUserInteraction]
    /// Kept and true at first; the title does not follow the page.
    open var canPropagateSelectedChildViewControllerTitle = true
    /// Kept; no part of the engine reads it.
    open var tabView = NSTabView(frame: .zero)
    open override func loadView() {
      view = tabView
      if tabView.delegate == nil { tabView.delegate = self }
    }
    /// The pages of the tab view; each controller becomes a child.
    open var tabViewItems: [NSTabViewItem] {
      get { tabView.tabViewItems }
      set {
        for item in tabViewItems { removeTabViewItem(item) }
        for item in newValue { addTabViewItem(item) }
      }
    }
    /// The selected page; -1 without one.
    open var selectedTabViewItemIndex: Int {
      get { tabView.tabViewItems.firstIndex { $0 === tabView.selectedTabViewItem } ?? -1 }
      set { tabView.selectTabViewItem(at: newValue) }
    }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
      if let controller = tabViewItem.viewController, controller.parent !== self { addChild(controller) }
      tabView.insertTabViewItem(tabViewItem, at: index)
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
      tabViewItem.viewController?.removeFromParent()
      tabView.removeTabViewItem(tabViewItem)
    }
    /// The page with that controller; nil without one.
    open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
      tabViewItems.first { $0.viewController === viewController }
    }
    // Hooks for subclasses.
    open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  }
#endif
