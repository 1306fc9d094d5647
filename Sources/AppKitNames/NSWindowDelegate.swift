#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Receives the events of a window. The engine calls those about closing and the key window only.
  @MainActor @preconcurrency
  public protocol NSWindowDelegate: AnyObject {
    /// Asked by `performClose(_:)` alone; false keeps the window open. True by default.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Called by `NSWindow.close()` before the window is ordered out; empty by default.
    func windowWillClose(_ notification: Notification)
    /// Called by `NSWindow.becomeKey()`; empty by default.
    func windowDidBecomeKey(_ notification: Notification)
    /// Called by `NSWindow.resignKey()`; empty by default.
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
