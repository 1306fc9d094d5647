/// A window's toolbar, whose items a program inserts by identifier; its delegate makes them. Nothing is shown.
@MainActor @preconcurrency
open class NSToolbar {
  public typealias Identifier = String
  public init(identifier: Identifier = "") { self.identifier = identifier }
  public let identifier: Identifier
  open weak var delegate: (any NSToolbarDelegate)? {
    didSet { if items.isEmpty { for id in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] { append(id) } } }
  }
  open private(set) var items: [NSToolbarItem] = []
  open var visibleItems: [NSToolbarItem]? { items }
  open var isVisible = true
  open var allowsUserCustomization = false
  open var allowsDisplayModeCustomization = true
  open var allowsExtensionItems = false
  open var autosavesConfiguration = false
  open var showsBaselineSeparator = true
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open var centeredItemIdentifier: NSToolbarItem.Identifier?
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  open var customizationPaletteIsRunning: Bool { false }
  open var displayMode = DisplayMode.default
  open var sizeMode = SizeMode.default
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
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { items.remove(at: index).toolbar = nil }
  }
  open func removeItem(identifier: NSToolbarItem.Identifier) { items.removeAll { $0.itemIdentifier == identifier } }
  open func validateVisibleItems() { for item in items { item.validate() } }
  open func runCustomizationPalette(_ sender: Any?) {}
}
extension NSToolbar: _KeyValueCodingAndObserving {}
