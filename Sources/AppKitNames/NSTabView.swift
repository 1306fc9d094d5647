#if !canImport(Darwin)
  public import KitNames

  /// A view of which a program selects one page.
  @MainActor @preconcurrency
  open class NSTabView: NSView {
    /// Places of the tabs with or without a border, numbered from 0.
    public enum TabType: UInt, Sendable {
      case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
      case noTabsLineBorder, noTabsNoBorder
    }
    /// Places of the tabs, numbered from 0.
    public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
    /// Borders, numbered from 0.
    public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
    /// A weak reference, told of selections.
    open weak var delegate: (any NSTabViewDelegate)?
    /// Kept, `topTabsBezelBorder` at first; nothing is drawn.
    open var tabViewType = TabType.topTabsBezelBorder
    /// Kept, `top` at first; nothing is drawn.
    open var tabPosition = TabPosition.top
    /// Kept, `bezel` at first; nothing is drawn.
    open var tabViewBorderType = TabViewBorderType.bezel
    /// Kept; nothing is drawn.
    open var font = NSFont.systemFont(ofSize: 13)
    /// Kept, `regular` at first; nothing is drawn.
    open var controlSize = NSControl.ControlSize.regular
    /// Kept and true at first; nothing is drawn.
    open var drawsBackground = true
    /// Kept and false at first; nothing is drawn.
    open var allowsTruncatedLabels = false
    /// The whole bounds, as the tabs have no height.
    open var contentRect: NSRect { bounds }
    /// Always zero, unless a subclass overrides it.
    open var minimumSize: NSSize { .zero }
    /// Pages in order; the first one that is added is selected.
    open var tabViewItems: [NSTabViewItem] = []
    /// Read from `tabViewItems.count`.
    open var numberOfTabViewItems: Int { tabViewItems.count }
    /// The selected page, whose view is the only subview.
    open private(set) var selectedTabViewItem: NSTabViewItem?
    /// Appends the page; the first one is selected.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
    /// Puts the page at that index, and tells the delegate.
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
      tabViewItems.insert(tabViewItem, at: index)
      tabViewItem.tabView = self
      delegate?.tabViewDidChangeNumberOfTabViewItems(self)
      if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    }
    /// Drops the page; the first of the others is selected if it was.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
      tabViewItems.removeAll { $0 === tabViewItem }
      tabViewItem.tabView = nil
      if selectedTabViewItem === tabViewItem { selectTabViewItem(tabViewItems.first) }
      delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    }
    /// Shows the page, unless the delegate refuses.
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
      if let delegate, !delegate.tabView(self, shouldSelect: tabViewItem) { return }
      delegate?.tabView(self, willSelect: tabViewItem)
      selectedTabViewItem?.view?.removeFromSuperview()
      selectedTabViewItem = tabViewItem
      if let view = tabViewItem?.view ?? tabViewItem?.viewController?.view {
        addSubview(view)
        view.frame = contentRect
      }
      delegate?.tabView(self, didSelect: tabViewItem)
    }
    open func selectTabViewItem(at index: Int) { selectTabViewItem(tabViewItems[index]) }
    /// Selects the page with that identifier; no effect without one.
    open func selectTabViewItem(withIdentifier identifier: Any) {
      let index = indexOfTabViewItem(withIdentifier: identifier)
      if tabViewItems.indices.contains(index) { selectTabViewItem(at: index) }
    }
    /// Does what `selectTabViewItem(_:)` does with that neighbour or end.
    open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.first) }
    /// Does what `selectTabViewItem(_:)` does with that neighbour or end.
    open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.last) }
    /// Does what `selectTabViewItem(_:)` does with that neighbour or end.
    open func selectNextTabViewItem(_ sender: Any?) { select(1) }
    /// Does what `selectTabViewItem(_:)` does with that neighbour or end.
    open func selectPreviousTabViewItem(_ sender: Any?) { select(-1) }
    private func select(_ distance: Int) {
      guard let index = selectedTabViewItem.map(indexOfTabViewItem) else { return }
      if tabViewItems.indices.contains(index + distance) { selectTabViewItem(at: index + distance) }
    }
    /// Empty, a hook for subclasses that only a test calls.
    open func takeSelectedTabViewItemFromSender(_ sender: Any?) {}
    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
    /// Always nil: no tab has a frame.
    open func tabViewItem(at point: NSPoint) -> NSTabViewItem? { nil }
    /// The place of the page, or `NSNotFound`.
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
      tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
    }
    /// The place of the page with that identifier, or `NSNotFound`.
    open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
      tabViewItems.firstIndex { $0.identifier as? AnyHashable == identifier as? AnyHashable } ?? NSNotFound
    }
  }

  /// A page of a tab view.
  @MainActor @preconcurrency
  open class NSTabViewItem {
    /// States of a tab, numbered from 0.
    public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }
    public init(identifier: Any?) { self.identifier = identifier }
    /// A page with the controller's title and view.
    public convenience init(viewController: NSViewController) {
      self.init(identifier: nil)
      (self.viewController, label) = (viewController, viewController.title ?? "")
    }
    /// Kept, nil at first; nothing is drawn.
    open var identifier: Any?
    /// Kept, empty at first; nothing is drawn.
    open var label = ""
    /// Kept, nil at first; nothing is drawn.
    open var image: NSImage?
    /// Kept, nil at first; nothing is drawn.
    open var toolTip: String?
    /// Kept, `controlColor` at first; nothing is drawn.
    open var color: NSColor = .controlColor
    /// Kept, nil at first; nothing is drawn.
    open var view: NSView?
    /// Kept, nil at first; nothing is drawn.
    open var viewController: NSViewController?
    /// Kept, nil at first; nothing is drawn.
    open weak var initialFirstResponder: NSView?
    /// The tab view that the page was added to; a weak reference.
    open internal(set) weak var tabView: NSTabView?
    /// Selected or in the background.
    open var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }
  }

  /// Learns of selected pages.
  @MainActor @preconcurrency
  public protocol NSTabViewDelegate: AnyObject {
    /// True by default.
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
    /// Only tests call it; empty by default.
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
  }

  extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
  }
#endif
