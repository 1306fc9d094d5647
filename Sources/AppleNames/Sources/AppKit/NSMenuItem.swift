/// A line of a menu. A test chooses it with `NSMenu.performActionForItem(at:)`.
@MainActor @preconcurrency
open class NSMenuItem {
  public init() {}
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }
  convenience init(_ title: String) { self.init(title: title, action: nil, keyEquivalent: "") }
  public required init(coder: NSCoder) {}
  /// Returns a new item with an empty title, whose `isSeparatorItem` is true.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  open var title = ""
  open var attributedTitle: NSAttributedString?
  open var action: Selector?
  public weak var target: AnyObject?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var indentationLevel = 0
  open var tag = 0
  open var toolTip: String?
  open var view: NSView?
  open var submenu: NSMenu?
  open var representedObject: Any?
  open var identifier: NSUserInterfaceItemIdentifier?
  public private(set) var isSeparatorItem = false
}
