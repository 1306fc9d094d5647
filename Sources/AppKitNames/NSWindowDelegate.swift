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
    /// Only tests call it; empty by default.
    func windowDidBecomeMain(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidResignMain(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillMove(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidExpose(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillMiniaturize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidMiniaturize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidDeminiaturize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidUpdate(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidChangeScreen(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidChangeScreenProfile(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidChangeBackingProperties(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidChangeOcclusionState(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillBeginSheet(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidEndSheet(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillStartLiveResize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidEndLiveResize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillEnterFullScreen(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillExitFullScreen(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidExitFullScreen(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillEnterVersionBrowser(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidEnterVersionBrowser(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowWillExitVersionBrowser(_ notification: Notification)
    /// Only tests call it; empty by default.
    func windowDidExitVersionBrowser(_ notification: Notification)
    /// Only tests call it; returns its argument by default.
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
    /// Only tests call it; returns its argument by default.
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
    /// Only tests call it; true by default.
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
    /// Only tests call it; nil by default.
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
    /// Only tests call it; nil by default.
    func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
    /// Only tests call it; returns its argument by default.
    func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
    func window(
      _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions
    func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
    func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
    /// Only tests call it; nil by default.
    func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
    /// Only tests call it; nil by default.
    func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
    /// Only tests call it; empty by default.
    func windowDidFailToEnterFullScreen(_ window: NSWindow)
    /// Only tests call it; empty by default.
    func windowDidFailToExitFullScreen(_ window: NSWindow)
  }

  extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowWillMove(_ notification: Notification) {}
    public func windowDidExpose(_ notification: Notification) {}
    public func windowWillMiniaturize(_ notification: Notification) {}
    public func windowDidMiniaturize(_ notification: Notification) {}
    public func windowDidDeminiaturize(_ notification: Notification) {}
    public func windowDidUpdate(_ notification: Notification) {}
    public func windowDidChangeScreen(_ notification: Notification) {}
    public func windowDidChangeScreenProfile(_ notification: Notification) {}
    public func windowDidChangeBackingProperties(_ notification: Notification) {}
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    public func windowWillBeginSheet(_ notification: Notification) {}
    public func windowDidEndSheet(_ notification: Notification) {}
    public func windowWillStartLiveResize(_ notification: Notification) {}
    public func windowDidEndLiveResize(_ notification: Notification) {}
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowWillExitFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
    public func windowWillEnterVersionBrowser(_ notification: Notification) {}
    public func windowDidEnterVersionBrowser(_ notification: Notification) {}
    public func windowWillExitVersionBrowser(_ notification: Notification) {}
    public func windowDidExitVersionBrowser(_ notification: Notification) {}
    public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
    public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect { newFrame }
    public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
    public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
    public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect { rect }
    public func window(
      _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions { proposedOptions }
    public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize { proposedSize }
    public func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool { true }
    public func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
    public func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
    public func windowDidFailToEnterFullScreen(_ window: NSWindow) {}
    public func windowDidFailToExitFullScreen(_ window: NSWindow) {}
  }
#endif
