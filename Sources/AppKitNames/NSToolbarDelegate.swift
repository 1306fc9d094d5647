#if !canImport(Darwin)
  public import KitNames

  /// Makes the items of a toolbar, which asks for the default ones and for each that a program inserts.
  @MainActor @preconcurrency
  public protocol NSToolbarDelegate: AnyObject {
    /// Nil by default.
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    /// Empty by default.
    /// Only tests call it; empty by default.
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Only tests call it; empty by default.
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Only tests call it; empty by default.
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Only tests call it; empty by default.
    func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
    func toolbar(
      _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
    ) -> Bool
    /// Only tests call it; empty by default.
    func toolbarWillAddItem(_ notification: Notification)
    /// Only tests call it; empty by default.
    func toolbarDidRemoveItem(_ notification: Notification)
  }

  extension NSToolbarDelegate {
    public func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
    public func toolbar(
      _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
    ) -> Bool { true }
    public func toolbarWillAddItem(_ notification: Notification) {}
    public func toolbarDidRemoveItem(_ notification: Notification) {}
  }
#endif
