#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Receives the openings of a menu, which only a test calls.
  @MainActor @preconcurrency
  public protocol NSMenuDelegate: AnyObject {
    /// Only tests call it; the default is empty.
    func menuWillOpen(_ menu: NSMenu)
    /// Only tests call it, as no menu opens; empty by default.
    func menuDidClose(_ menu: NSMenu)
    /// Only tests call it: reading `items` does not.
    func menuNeedsUpdate(_ menu: NSMenu)
  }

  extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
  }
#endif
