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
    // Kept; nothing is drawn.
    open var tabViewType = TabType.topTabsBezelBorder
    open var tabPosition = TabPosition.top
    open var tabViewBorderType = TabViewBorderType.bezel
    open var font = NSFont.systemFont(ofSize: 13)
    open var controlSize = NSControl.ControlSize.regular
    open var drawsBackground = true
    open var allowsTruncatedLabels = false
    /// The whole bounds, as the tabs have no height.
    open var contentRect: NSRect { bounds }
    open var minimumSize: NSSize { .zero }
    /// Pages in order; the first one that is added is selected.
    open var tabViewItems: [NSTabViewItem] = []
    open var numberOfTabViewItems: Int { tabViewItems.count }
    /// The selected page, whose view is the only subview.
    open private(set) var selectedTabViewItem: NSTabViewItem?
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
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
    open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.first) }
    open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(tabViewItems.last) }
    open func selectNextTabViewItem(_ sender: Any?) { select(1) }
    open func selectPreviousTabViewItem(_ sender: Any?) { select(-1) }
    private func select(_ distance: Int) {
      guard let index = selectedTabViewItem.map(indexOfTabViewItem) else { return }
      if tabViewItems.indices.contains(index + distance) { selectTabViewItem(at: index + distance) }
    }
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
    // Kept; nothing is drawn.
    open var identifier: Any?
    open var label = ""
    open var image: NSImage?
    open var toolTip: String?
    open var color: NSColor = .controlColor
    open var view: NSView?
    open var viewController: NSViewController?
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
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
  }

  extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
  }
#endif
