#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Receives the events of a window. The engine calls `windowShouldClose(_:)` and `windowWillClose(_:)` only.
  @MainActor @preconcurrency
  public protocol NSWindowDelegate: AnyObject {
    /// Asked by `performClose(_:)` alone; false keeps the window open. True by default.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Called by `NSWindow.close()` after the window is ordered out; empty by default.
    func windowWillClose(_ notification: Notification)
    /// Only tests call it: `makeKey()` does not.
    func windowDidBecomeKey(_ notification: Notification)
    /// Only tests call it, even when another window becomes key.
    func windowDidResignKey(_ notification: Notification)
    /// Only tests call it: a new frame does not.
    func windowDidResize(_ notification: Notification)
    /// Only tests call it: `setFrameOrigin(_:)` does not.
    func windowDidMove(_ notification: Notification)
  }

  extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
  }
#endif
