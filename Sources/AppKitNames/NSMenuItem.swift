#if !canImport(Darwin)
  public import KitNames

  /// A line of a menu. A test chooses it with `NSMenu.performActionForItem(at:)`.
  @MainActor @preconcurrency
  open class NSMenuItem {
    public init() {}
    /// Keeps title, action and key; the command key is the modifier.
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
      (title, action, keyEquivalent) = (string, selector, charCode)
    }
    convenience init(_ title: String) { self.init(title: title, action: nil, keyEquivalent: "") }
    /// An empty item: no archive is read.
    public required init(coder: NSCoder) {}
    /// Returns a new item with an empty title, whose `isSeparatorItem` is true.
    public class func separator() -> NSMenuItem {
      let item = NSMenuItem()
      item.isSeparatorItem = true
      return item
    }
    /// Empty at first; `NSMenu.item(withTitle:)` compares it.
    open var title = ""
    /// Nil at first; no search compares it.
    open var attributedTitle: NSAttributedString?
    /// The selector that a choice sends, nil at first.
    open var action: Selector?
    /// A weak reference, nil at first; no method of it is called.
    public weak var target: AnyObject?
    /// Empty at first. No pressed key is matched with it.
    open var keyEquivalent = ""
    /// The command key at first, even without a `keyEquivalent`.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// A picture beside the title, nil at first.
    open var image: NSImage?
    /// The value `off` at first; no check mark appears for any other.
    open var state = NSControl.StateValue.off
    /// True at first; no validation changes it.
    open var isEnabled = true
    /// False at first; `numberOfItems` counts hidden items too.
    open var isHidden = false
    /// False at first; no held key swaps items.
    open var isAlternate = false
    /// A level, 0 at first, without a limit of 15.
    open var indentationLevel = 0
    /// A number, 0 at first; `NSMenu.item(withTag:)` compares it.
    open var tag = 0
    /// Nil at first; no pointer rests on the item.
    open var toolTip: String?
    /// A view in place of the title, which the item keeps and never hosts.
    open var view: NSView?
    /// Another menu, nil at first; searches do not enter it.
    open var submenu: NSMenu?
    /// Any object that the program wants to find again, nil at first.
    open var representedObject: Any?
    /// Nil at first; no search compares it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// True only for items of `separator()`.
    public private(set) var isSeparatorItem = false
  }
#endif
