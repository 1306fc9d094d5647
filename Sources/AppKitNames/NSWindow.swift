#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A window, off screen. Ordering it in adds it to `NSApp.windows`; its values are only kept.
  @MainActor @preconcurrency
  open class NSWindow: NSResponder {
    // NB: only a program itself posts them.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
    public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
    public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMain")
    public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMain")
    public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMove")
    public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResize")
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillClose")
    public nonisolated static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreen")
    public nonisolated static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreen")
    public nonisolated static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreen")
    public nonisolated static let willExitFullScreenNotification = Notification.Name("NSWindowWillExitFullScreen")
    public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturize")
    public nonisolated static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturize")
    public nonisolated static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreen")
    public nonisolated static let didChangeOcclusionStateNotification = Notification.Name("NSWindowDidChangeOcclusion")
    public nonisolated static let willBeginSheetNotification = Notification.Name("NSWindowWillBeginSheet")
    public nonisolated static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheet")

    /// True at first, one flag of the whole app; no window joins another as a tab.
    public static var allowsAutomaticWindowTabbing: Bool {
      get { NSApplication.shared.allowsTabs }
      set { NSApplication.shared.allowsTabs = newValue }
    }

    /// Keeps rectangle and style. The frame equals the content rectangle.
    public init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
      (frame, styleMask) = (contentRect, style)
      super.init()
    }
    /// Keeps rectangle and style, and drops the screen.
    public convenience init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
      screen: NSScreen?
    ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
    /// Loads the controller's view as content; the frame is zero.
    public convenience init(contentViewController: NSViewController) {
      self.init()
      self.contentViewController = contentViewController
    }
    public convenience override init() {
      self.init(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    }

    /// Empty at first; a content view controller's title does not replace it.
    open var title = ""
    /// Empty at first; no title bar shows it.
    open var subtitle = ""
    /// Visible at first; `title` is the same when hidden.
    open var titleVisibility = TitleVisibility.visible
    /// False at first; no title bar is drawn.
    open var titlebarAppearsTransparent = false
    /// The value `automatic` at first; no line is drawn.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// Nil at first; `contentLayoutRect` does not shrink by it.
    open var toolbar: NSToolbar?
    /// The value `automatic` at first; no toolbar is laid out.
    open var toolbarStyle = ToolbarStyle.automatic
    /// Nil at first; the title does not follow it.
    open var representedURL: URL?
    /// The parts from the initializer; `toggleFullScreen(_:)` flips one bit.
    open var styleMask: StyleMask
    /// The value `normal` at first; the order of `NSApplication.windows` ignores it.
    open var level = Level.normal
    /// Empty at first; no desktop reads it.
    open var collectionBehavior: CollectionBehavior = []
    /// The value `automatic` at first; every window stays separate.
    open var tabbingMode = TabbingMode.automatic
    /// Empty at first; equal identifiers group no tabs.
    open var tabbingIdentifier = ""
    /// The value `default` at first; windows open without animation.
    open var animationBehavior = AnimationBehavior.default
    /// Read-only at first; no process captures the window.
    open var sharingType = SharingType.readOnly
    /// Points, from the content rectangle; methods such as `setFrame(_:display:)` change it.
    public internal(set) var frame: NSRect
    /// Points, zero at first; `setFrame(_:display:)` does not respect it.
    open var minSize = NSSize.zero
    /// Points, the greatest number at first; `zoom(_:)` does not read it.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Points, zero at first; `setContentSize(_:)` does not respect it.
    open var contentMinSize = NSSize.zero
    /// Points, the greatest number at first; `setContentSize(_:)` does not respect it.
    open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Zero at first, which means none; no resize keeps a ratio.
    open var contentAspectRatio = NSSize.zero
    /// Zero at first, which means none; a new frame may have any.
    open var aspectRatio = NSSize.zero
    /// Opacity, 1 at first; `occlusionState` does not depend on it.
    open var alphaValue: CGFloat = 1
    /// The system colour of window backgrounds at first; no area is filled.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// Nil at first; the content view does not inherit it.
    open var appearance: NSAppearance?
    /// The window's `appearance`, or else the light one; the app's is not considered.
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    /// True at first; a transparent background does not change it.
    open var isOpaque = true
    /// True at first; no shadow is drawn.
    open var hasShadow = true
    /// False at first; no event arrives either way.
    open var ignoresMouseEvents = false
    /// False at first; no pointer moves.
    open var acceptsMouseMovedEvents = false
    /// True at first; a program can move the frame nevertheless.
    open var isMovable = true
    /// False at first; no pointer drags the window.
    open var isMovableByWindowBackground = false
    /// True at first; `close()` releases no reference of a program.
    open var isReleasedWhenClosed = true
    /// False at first; `NSApplication.deactivate()` hides no window.
    open var hidesOnDeactivate = false
    /// True at first; no state is saved.
    open var isRestorable = true
    /// False at first; no Windows menu exists.
    open var isExcludedFromWindowsMenu = false
    /// True at first; `NSApplication.hide(_:)` orders no window out.
    open var canHide = true
    /// False at first; closing asks no question about it.
    open var isDocumentEdited = false
    /// True at first; no person resizes the window.
    open var preservesContentDuringLiveResize = true
    /// Nil at first; no restoration uses it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Empty at first; no defaults store the frame under it.
    open var frameAutosaveName = ""
    /// Nil at first. A new view's `window` is this one; its frame stays.
    open var contentView: NSView? {
      didSet { contentView?.ownWindow = self }
    }
    /// Nil at first. A new controller's view is loaded and becomes `contentView`.
    open var contentViewController: NSViewController? {
      didSet { contentView = contentViewController?.view }
    }
    /// A weak reference; closing alone calls it.
    public weak var delegate: (any NSWindowDelegate)?
    /// A weak reference that `NSWindowController.init(window:)` sets.
    public weak var windowController: NSWindowController?
    /// The responder from `makeFirstResponder(_:)`, nil at first; a weak reference.
    public private(set) weak var firstResponder: NSResponder?
    /// Nil until `addChildWindow(_:ordered:)` appends one; ordering does not sort it.
    public private(set) var childWindows: [NSWindow]?
    /// The window that `addChildWindow(_:ordered:)` was called on; a weak reference.
    public private(set) weak var parent: NSWindow?
    /// Sheets in the order of beginning; all of them count as open.
    public private(set) var sheets: [NSWindow] = []
    /// The window whose `beginSheet` took this one; a weak reference.
    public private(set) weak var sheetParent: NSWindow?
    /// The newest of `sheets`; nil without one.
    open var attachedSheet: NSWindow? { sheets.last }
    /// True while another window has this one as its sheet.
    open var isSheet: Bool { sheetParent != nil }

    /// True between ordering in and ordering out; `miniaturize(_:)` does not change it.
    public private(set) var isVisible = false
    /// True after `makeKey()`, until another window becomes key or this one is ordered out.
    public internal(set) var isKeyWindow = false
    /// The same as `isKeyWindow`, unless a subclass overrides it.
    open var isMainWindow: Bool { isKeyWindow }
    /// True between `miniaturize(_:)` and `deminiaturize(_:)`.
    public private(set) var isMiniaturized = false
    /// Toggled by `zoom(_:)`; the frame stays.
    public private(set) var isZoomed = false
    /// True, unless a subclass overrides it; `makeKey()` does not ask.
    open var canBecomeKey: Bool { true }
    /// True, unless a subclass overrides it; no method asks.
    open var canBecomeMain: Bool { true }
    /// Always true: no other desktop exists.
    open var isOnActiveSpace: Bool { true }
    /// The set `visible` while the window is ordered in, else empty.
    open var occlusionState: OcclusionState { isVisible ? .visible : [] }
    /// Always the main screen, wherever the frame is.
    open var screen: NSScreen? { .main }
    /// Always 0: no window server counts windows.
    open var windowNumber: Int { 0 }
    /// Always 2 pixels to a point, our choice.
    open var backingScaleFactor: CGFloat { 2 }
    /// The frame's size from the origin, title bar and toolbar included.
    open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
    /// Always the origin: no pointer exists.
    open var mouseLocationOutsideOfEventStream: NSPoint { .zero }
    private var buttons: [ButtonType: NSButton] = [:]

    /// Shows the window in the app's list, and takes `isKeyWindow` from the others.
    open func makeKeyAndOrderFront(_ sender: Any?) {
      orderFrontRegardless()
      makeKey()
    }
    /// The same as `orderFrontRegardless()`.
    open func orderFront(_ sender: Any?) { orderFrontRegardless() }
    /// Makes the window visible and appends it to the app's list, unless present already.
    open func orderFrontRegardless() {
      isVisible = true
      NSApplication.shared.show(self)
    }
    /// The same as `orderFrontRegardless()`: the app's list gets it at the end.
    open func orderBack(_ sender: Any?) { orderFrontRegardless() }
    /// Makes the window invisible and not key, and takes it off the app's list.
    open func orderOut(_ sender: Any?) {
      (isVisible, isKeyWindow) = (false, false)
      NSApplication.shared.hide(self)
    }
    /// Orders the window out for `out`, and else in; the other window's number has no effect.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
      if place == .out { orderOut(nil) } else { orderFrontRegardless() }
    }
    /// Takes `isKeyWindow` from listed windows only; the delegate and the hooks are not called.
    open func makeKey() {
      for window in NSApplication.shared.windows { window.isKeyWindow = false }
      isKeyWindow = true
    }
    /// No effect: `isMainWindow` follows `isKeyWindow`.
    open func makeMain() {}
    /// Empty, a hook for subclasses; `makeKey()` does not call it.
    open func becomeKey() {}
    /// Empty, a hook for subclasses; losing `isKeyWindow` does not cause it.
    open func resignKey() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func becomeMain() {}
    /// Empty, a hook for subclasses, since no method changes the main window.
    open func resignMain() {}
    /// Orders the window out, and then calls the delegate's `windowWillClose(_:)`. No notification is posted.
    open func close() {
      orderOut(nil)
      delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
    }
    /// Closes the window, unless the delegate's `windowShouldClose(_:)` returns false.
    open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) != false { close() } }
    /// Sets `isMiniaturized`; the window stays visible and in the list.
    open func miniaturize(_ sender: Any?) { isMiniaturized = true }
    /// Clears `isMiniaturized`, and does not order the window in.
    open func deminiaturize(_ sender: Any?) { isMiniaturized = false }
    /// The same as `miniaturize(_:)`, whatever the style mask says.
    open func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
    /// Toggles `isZoomed`; the frame stays.
    open func zoom(_ sender: Any?) { isZoomed.toggle() }
    /// The same as `zoom(_:)`; the delegate is not asked.
    open func performZoom(_ sender: Any?) { zoom(sender) }
    /// Toggles `fullScreen` in `styleMask`; frame and screen stay.
    open func toggleFullScreen(_ sender: Any?) { styleMask.formSymmetricDifference(.fullScreen) }
    /// No effect: no tab bar exists.
    open func toggleTabBar(_ sender: Any?) {}
    /// No effect: the frame's origin stays.
    open func center() {}
    /// Replaces the frame in points, unchecked; the content view keeps its size.
    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
    /// Replaces the frame at once, animated or not.
    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
    /// Moves the bottom left corner of the frame, in points.
    open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
    /// Moves the frame so that its top left corner is at the point.
    open func setFrameTopLeftPoint(_ point: NSPoint) {
      frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
    }
    /// Changes the frame's size in points, as no title bar adds to it.
    open func setContentSize(_ size: NSSize) { frame.size = size }
    /// No effect: the thickness is not kept.
    open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
    /// Keeps the name and returns true, even if another window has it.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool {
      frameAutosaveName = name
      return true
    }
    /// No effect: no defaults are written.
    open func saveFrame(usingName name: String) {}
    /// Always false: no saved frame exists.
    @discardableResult
    open func setFrameUsingName(_ name: String) -> Bool { false }
    /// Returns the content rectangle unchanged, since a title bar has no height.
    open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
    /// Returns the frame rectangle unchanged, since a title bar has no height.
    open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
    /// Returns the rectangle unchanged, even if it lies outside the screen.
    open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
    /// Returns the point unchanged; the frame's origin is not added.
    open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
    /// Returns the point unchanged; the frame's origin is not subtracted.
    open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
    /// Returns the rectangle unchanged, origin and size.
    open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
    /// Replaces the first responder and returns the new one's answer; true for nil.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
      _ = firstResponder?.resignFirstResponder()
      firstResponder = responder
      return responder?.becomeFirstResponder() ?? true
    }
    /// One button per kind, made at the first use and never pressed.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? {
      if buttons[b] == nil { buttons[b] = NSButton() }
      return buttons[b]
    }
    /// Appends to `childWindows` and sets the child's `parent`; the child is not ordered in.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
      childWindows = (childWindows ?? []) + [childWin]
      childWin.parent = self
    }
    /// Drops the window by identity and clears its `parent`.
    open func removeChildWindow(_ childWin: NSWindow) {
      childWindows?.removeAll { $0 === childWin }
      childWin.parent = nil
    }
    /// Keeps the sheet without ordering it in; `endSheet(_:returnCode:)` calls the handler.
    open func beginSheet(
      _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
      sheets.append(sheetWindow)
      sheetWindow.sheetParent = self
      sheetWindow.ending = handler
    }
    private var ending: ((NSApplication.ModalResponse) -> Void)?
    /// Drops the sheet and calls its handler once with the code, -1000 (`stop`) by default.
    open func endSheet(
      _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = NSApplication.ModalResponse(-1000)
    ) {
      sheets.removeAll { $0 === sheetWindow }
      sheetWindow.sheetParent = nil
      sheetWindow.ending?(returnCode)
      sheetWindow.ending = nil
    }
    /// Empty, a hook for subclasses: no responder receives the event.
    open func sendEvent(_ event: NSEvent) {}
    /// No effect: no shadow is cached.
    open func invalidateShadow() {}
    /// No effect: no view's `draw(_:)` is called.
    open func displayIfNeeded() {}
    /// No effect: no view's `layout()` is called.
    open func layoutIfNeeded() {}
    /// No effect: the frame follows no pointer.
    open func performDrag(with event: NSEvent) {}
    /// No effect: the controller is not kept.
    open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {}

    /// Returns the window itself: changes apply at once.
    public func animator() -> Self { self }
  }
#endif
