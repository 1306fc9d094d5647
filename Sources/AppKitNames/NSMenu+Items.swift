#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension NSMenu {
    /// Kept; no text is drawn.
    public var font: NSFont! {
      get { KeptValues.value(of: self, or: NSFont.menuFont(ofSize: 0)) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept points, 0 at first.
    public var minimumWidth: CGFloat {
      get { KeptValues.value(of: self, or: 0) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var allowsContextMenuPlugIns: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first; `setSubmenu(_:for:)` does not set it.
    public var supermenu: NSMenu? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var appearance: NSAppearance? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, regular at first.
    public var presentationStyle: PresentationStyle {
      get { KeptValues.value(of: self, or: .regular) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, automatic at first.
    public var selectionMode: SelectionMode {
      get { KeptValues.value(of: self, or: .automatic) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var identifier: NSUserInterfaceItemIdentifier? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// How a menu shows its items, numbered from 0.
    public enum PresentationStyle: Int, Sendable { case regular, palette }
    /// How many items can be on, numbered from 0.
    public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }
    /// Always zero: nothing is laid out.
    public var size: NSSize { .zero }
    /// Always nil: no menu is open.
    public var highlightedItem: NSMenuItem? { nil }
    /// The items that are on.
    public var selectedItems: [NSMenuItem] {
      get { items.filter { $0.state == .on } }
      set { for item in items { item.state = newValue.contains { $0 === item } ? .on : .off } }
    }
    /// Always false: no menu is open.
    public var isTornOff: Bool { false }
    /// Without effect: no validation runs.
    public func update() {}
    /// Without effect: nothing is shown.
    public func itemChanged(_ item: NSMenuItem) {}
    /// Sets the item's submenu.
    public func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    /// The place of the item; -1 if it is not in the menu.
    public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    /// The place of the first item with that title; -1 without one.
    public func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
    /// The place of the first item with that tag; -1 without one.
    public func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
    /// The place of the item with that submenu; -1 without one.
    public func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { items.firstIndex { $0.submenu === submenu } ?? -1 }
    /// Puts a new item at that index, and returns it.
    @discardableResult
    public func insertItem(
      withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
    ) -> NSMenuItem {
      let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
      insertItem(item, at: index)
      return item
    }
    /// Without effect: no menu opens.
    public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
    /// Without effect: no menu opens.
    public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView, with font: NSFont?) {}
    /// Always true.
    public class func menuBarVisible() -> Bool { true }
    /// Without effect: no bar exists.
    public class func setMenuBarVisible(_ visible: Bool) {}
    // Only a program itself posts them.
    public nonisolated static let didSendActionNotification = Notification.Name("NSMenuDidSendAction")
    public nonisolated static let willSendActionNotification = Notification.Name("NSMenuWillSendAction")
  }

  extension NSMenuItem {
    /// Kept, nil at first; a menu does not set it.
    public var menu: NSMenu? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var subtitle: String? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var badge: NSMenuItemBadge? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first.
    public var allowsKeyEquivalentWhenHidden: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var onStateImage: NSImage! {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var offStateImage: NSImage? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var mixedStateImage: NSImage! {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// An item that is the title of those after it, and cannot be chosen.
    public class func sectionHeader(title: String) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.isEnabled = false
      return item
    }
    /// Whether the item has a submenu.
    public var hasSubmenu: Bool { submenu != nil }
    /// Always nil: an item does not know its menu.
    public var parent: NSMenuItem? { nil }
    /// Always false: no menu is open.
    public var isHighlighted: Bool { false }
    /// The same as `isHidden`.
    public var isHiddenOrHasHiddenAncestor: Bool { isHidden }
    /// Without effect: nothing is spoken.
    public func setAccessibilityLabel(_ label: String?) {}
  }

  /// A count or a text at the end of an item.
  @MainActor @preconcurrency
  open class NSMenuItemBadge {
    /// The count; 0 for a text.
    public let itemCount: Int
    /// The text; nil for a count.
    public let stringValue: String?
    public init(count itemCount: Int) { (self.itemCount, stringValue) = (itemCount, nil) }
    public init(string: String) { (itemCount, stringValue) = (0, string) }
    public static func updates(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public static func newItems(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public static func alerts(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
  }

  /// An item that can be validated. Only a test calls validations.
  @MainActor @preconcurrency
  public protocol NSValidatedUserInterfaceItem {
    var action: Selector? { get }
    var tag: Int { get }
  }

  extension NSMenuItem: NSValidatedUserInterfaceItem {}

  /// Decides whether items can be chosen. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSMenuItemValidation {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
  }

  /// Decides whether items can be used. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSUserInterfaceValidations {
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
  }
#endif
