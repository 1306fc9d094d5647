#if !canImport(Darwin)
  public import KitNames

  /// Receives the openings of a menu, which only a test calls.
  @MainActor @preconcurrency
  public protocol NSMenuDelegate: AnyObject {
    /// Only tests call it; the default is empty.
    func menuWillOpen(_ menu: NSMenu)
    /// Only tests call it, as no menu opens; empty by default.
    func menuDidClose(_ menu: NSMenu)
    /// Only tests call it: reading `items` does not.
    func menuNeedsUpdate(_ menu: NSMenu)
    /// Only tests call it; `numberOfItems` by default.
    func numberOfItems(in menu: NSMenu) -> Int
    /// Only tests call it; true by default.
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
    /// Only tests call it; zero by default.
    func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
  }

  extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }
    public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { true }
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
    public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { .zero }
  }
#endif
