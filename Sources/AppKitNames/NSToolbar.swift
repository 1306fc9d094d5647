#if !canImport(Darwin)
  public import KitNames

  /// A window's toolbar, whose items a program inserts by identifier; its delegate makes them. Nothing is shown.
  @MainActor @preconcurrency
  open class NSToolbar {
    public typealias Identifier = String
    /// Keeps the identifier, an empty string by default.
    public init(identifier: Identifier = "") { self.identifier = identifier }
    /// The string from the initializer; no defaults store settings under it.
    public let identifier: Identifier
    /// A weak reference; a new one is asked for its default items at once.
    open weak var delegate: (any NSToolbarDelegate)? {
      didSet { if items.isEmpty { for id in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] { append(id) } } }
    }
    /// Items in order, empty at first.
    open private(set) var items: [NSToolbarItem] = []
    /// The items in order, as no window hides any.
    open var visibleItems: [NSToolbarItem]? { items }
    /// True at first; the window's content size does not depend on it.
    open var isVisible = true
    /// Kept and false at first; no customization sheet exists, and nothing is saved.
    open var allowsUserCustomization = false
    /// Kept and true at first; no customization sheet exists, and nothing is saved.
    open var allowsDisplayModeCustomization = true
    /// Kept and false at first; no customization sheet exists, and nothing is saved.
    open var allowsExtensionItems = false
    /// Kept and false at first; no customization sheet exists, and nothing is saved.
    open var autosavesConfiguration = false
    /// Kept and true at first; no customization sheet exists, and nothing is saved.
    open var showsBaselineSeparator = true
    /// Kept, nil at first; no customization sheet exists, and nothing is saved.
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    /// Kept, nil at first; no customization sheet exists, and nothing is saved.
    open var centeredItemIdentifier: NSToolbarItem.Identifier?
    /// Kept, empty at first; no customization sheet exists, and nothing is saved.
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    /// Always false: no customization sheet exists.
    open var customizationPaletteIsRunning: Bool { false }
    /// The value `default` at first; no item has an icon or a label.
    open var displayMode = DisplayMode.default
    /// The value `default` at first; no item is drawn.
    open var sizeMode = SizeMode.default
    /// Combinations of icon and label, numbered from 0.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    /// Sizes of items, numbered from 0.
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }

    /// Puts the delegate's item of that identifier there; without one, a plain item.
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
      let item =
        delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
        ?? NSToolbarItem(itemIdentifier: itemIdentifier)
      item.toolbar = self
      items.insert(item, at: min(index, items.count))
    }
    private func append(_ identifier: NSToolbarItem.Identifier) {
      insertItem(withItemIdentifier: identifier, at: items.count)
    }
    /// Drops the item at that index; no effect for an index outside.
    open func removeItem(at index: Int) {
      if items.indices.contains(index) { items.remove(at: index).toolbar = nil }
    }
    /// Drops the items with that identifier.
    open func removeItem(identifier: NSToolbarItem.Identifier) { items.removeAll { $0.itemIdentifier == identifier } }
    /// Validates each item.
    open func validateVisibleItems() { for item in items { item.validate() } }
    /// No effect: no sheet exists.
    open func runCustomizationPalette(_ sender: Any?) {}

    // Only a program itself posts them.
    public nonisolated static let willAddItemNotification = Notification.Name("NSToolbarWillAddItem")
    public nonisolated static let didRemoveItemNotification = Notification.Name("NSToolbarDidRemoveItem")
  }

  extension NSToolbar: _KeyValueCodingAndObserving {}
#endif
