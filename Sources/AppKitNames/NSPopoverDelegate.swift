#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Learns of a popover that a program opens and closes.
  @MainActor @preconcurrency
  public protocol NSPopoverDelegate: AnyObject {
    /// Does nothing by default.
    func popoverWillShow(_ notification: Notification)
    /// Does nothing by default.
    func popoverDidShow(_ notification: Notification)
    /// Does nothing by default.
    func popoverWillClose(_ notification: Notification)
    /// Does nothing by default.
    func popoverDidClose(_ notification: Notification)
    /// True by default.
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    /// False by default.
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    /// Only tests call it; empty by default.
    func popoverDidDetach(_ popover: NSPopover)
    /// Only tests call it; nil by default.
    func detachableWindow(for popover: NSPopover) -> NSWindow?
  }

  extension NSPopoverDelegate {
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverDidDetach(_ popover: NSPopover) {}
    public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  }
#endif
