/// A list of items that never opens; a test reads `items`.
@MainActor @preconcurrency
open class NSMenu {
  open var menuBarHeight: CGFloat { 24 }
  public init() {}
  public init(title: String) { self.title = title }
  open var title = ""
  open var items: [NSMenuItem] = []
  open var autoenablesItems = true
  open var showsStateColumn = true
  public weak var delegate: (any NSMenuDelegate)?
  open var numberOfItems: Int { items.count }
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
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) { items.remove(at: index) }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Sends the action of the item at that index to the app, which keeps it in `sentActions`.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
    NSApplication.shared.sendAction(action, to: item.target, from: item)
  }
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
  public required init(coder: NSCoder) {}
}
