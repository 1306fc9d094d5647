#if !canImport(Darwin)
  public import KitNames

  /// A list of items that never opens; a test reads `items`.
  @MainActor @preconcurrency
  open class NSMenu {
    /// The height of a menu bar in points, 24: no bar is drawn.
    open var menuBarHeight: CGFloat { 24 }
    public init() {}
    /// Keeps the title; the list of items is empty.
    public init(title: String) { self.title = title }
    /// Empty at first; no menu bar shows the text.
    open var title = ""
    /// Every item in order, separators included; a program can also replace the array.
    open var items: [NSMenuItem] = []
    /// True at first. No validation runs, and `isEnabled` of items stays.
    open var autoenablesItems = true
    /// True at first; no column appears either way.
    open var showsStateColumn = true
    /// A weak reference that the engine never calls.
    public weak var delegate: (any NSMenuDelegate)?
    /// The count of `items`, hidden ones and separators included.
    open var numberOfItems: Int { items.count }
    /// Appends to `items`; the item does not learn its menu.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    /// Appends a new item and returns it.
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
      -> NSMenuItem
    {
      let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
      addItem(item)
      return item
    }
    /// Puts the item at that index, which must be from 0 to the count.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
    /// Drops the item by identity; an unknown one has no effect.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Drops the item at that index, which must exist.
    open func removeItem(at index: Int) { items.remove(at: index) }
    /// Empties `items`; submenus of the dropped ones stay intact.
    open func removeAllItems() { items = [] }
    /// The item at that index; nil out of range.
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// The first item with that title, without a search in submenus.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// The first item with that tag, without a search in submenus.
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Sends the action of the item at that index to the app, which keeps it in `sentActions`.
    ///
    /// No effect for an index out of range, a disabled item or one without an action.
    open func performActionForItem(at index: Int) {
      guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
      NSApplication.shared.sendAction(action, to: item.target, from: item)
    }
    /// Always false: no menu opens and no choice is made.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
    /// Without effect: as no menu is ever open.
    open func cancelTracking() {}
    /// Without effect: as no menu is ever open.
    open func cancelTrackingWithoutAnimation() {}
    /// Without effect: as no menu is ever open.
    open func submenuAction(_ sender: Any?) {}
    /// An empty menu: no archive is read.
    public required init(coder: NSCoder) {}
    /// A row of coloured items, one for each colour.
    public class func palette(
      colors: [NSColor], titles: [String] = [], onSelectionChange: ((NSMenu) -> Void)? = nil
    ) -> NSMenu {
      let menu = NSMenu(title: "")
      menu.presentationStyle = .palette
      for index in colors.indices { menu.addItem(NSMenuItem(titles.indices.contains(index) ? titles[index] : "")) }
      return menu
    }

    // Only a program itself posts them.
    public nonisolated static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTracking")
    public nonisolated static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTracking")
  }
#endif
