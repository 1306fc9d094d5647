#if !canImport(Darwin)
  public import KitNames

  /// A window, off screen. Ordering it in adds it to `NSApp.windows`; its values are only kept.
  @MainActor @preconcurrency
  open class NSWindow: NSResponder {
    // Only a program itself posts them.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
    public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdate")
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

    /// Keeps rectangle and style, and makes an empty content view. The frame equals the content rectangle.
    public init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
      (frame, styleMask) = (contentRect, style)
      super.init()
      setContent(NSView())
    }
    /// Keeps rectangle and style, and drops the screen.
    public convenience init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
      screen: NSScreen?
    ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
    /// Loads the controller's view as content, and takes its size and the controller's title.
    public convenience init(contentViewController: NSViewController) {
      let style: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
      self.init(contentRect: .zero, styleMask: style, backing: .buffered, defer: false)
      self.contentViewController = contentViewController
      title = contentViewController.title ?? ""
    }
    public convenience override init() {
      self.init(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    }

    /// Nil at first. An object whose appearance the window takes, where its own is nil; it is not asked here.
    open weak var appearanceSource: (any NSAppearanceCustomization)?
    /// False at first; true stays, since no drawing pass clears it.
    open var viewsNeedDisplay = false
    /// Nil at first; `makeFirstResponder(_:)` alone changes the first responder.
    open weak var initialFirstResponder: NSView?
    /// Empty at first; `init(contentViewController:)` takes the controller's, and a later one does not replace it.
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
    public internal(set) var frame: NSRect { didSet { fitContent() } }
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
    /// Nil at first; views inherit it.
    open var appearance: NSAppearance?
    /// The window's `appearance`, or else the app's.
    open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
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
    private var content: (view: NSView?, controller: NSViewController?) = (nil, nil)
    /// An empty view at first. A new one fills the frame, and drops a `contentViewController` with another view.
    open var contentView: NSView? {
      get { content.view }
      set {
        if let controller = content.controller, controller.view !== newValue { content.controller = nil }
        setContent(newValue)
      }
    }
    /// Nil at first. A new controller's view is loaded, becomes `contentView` and gives the frame its size.
    open var contentViewController: NSViewController? {
      get { content.controller }
      set {
        content.controller = newValue
        guard let view = newValue?.view else { return setContent(nil) }
        if view.frame.size != .zero { frame.size = view.frame.size }
        setContent(view)
      }
    }
    private func setContent(_ view: NSView?) {
      guard view !== content.view else { return }
      let former = content.view
      content.view = view
      former?.removeFromSuperview()
      view?.move(toContentOf: self)
      fitContent()
    }
    private func fitContent() { content.view?.frame = NSRect(origin: .zero, size: frame.size) }
    /// Lets a content view go that moves elsewhere.
    func forget(_ view: NSView) { if content.view === view { content = (nil, nil) } }
    /// A weak reference; closing alone calls it.
    public weak var delegate: (any NSWindowDelegate)?
    /// A weak reference that `NSWindowController` sets; the controller is the next responder.
    public weak var windowController: NSWindowController? { didSet { nextResponder = windowController } }
    private weak var focus: NSResponder?
    /// The responder from `makeFirstResponder(_:)`, kept weakly; else the window.
    public var firstResponder: NSResponder? { focus ?? self }
    /// Nil until `addChildWindow(_:ordered:)` appends one; ordering does not sort it.
    public private(set) var childWindows: [NSWindow]?
    /// The window that `addChildWindow(_:ordered:)` was called on; a weak reference.
    public private(set) weak var parent: NSWindow?
    /// Sheets in the order of beginning; all of them count as open.
    public private(set) var sheets: [NSWindow] = []
    /// The window whose `beginSheet` took this one; a weak reference.
    public private(set) weak var sheetParent: NSWindow?
    /// The oldest of `sheets`, after which the others follow; nil without one.
    open var attachedSheet: NSWindow? { sheets.first }
    /// True while another window has this one as its sheet.
    open var isSheet: Bool { sheetParent != nil }

    /// True between ordering in and ordering out, except while the window is in the Dock.
    open var isVisible: Bool { NSApplication.shared.windows.contains(self) && !isMiniaturized }
    /// True after `makeKey()`, until another window becomes key or this one is ordered out.
    open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
    /// True after `makeMain()` or `makeKey()`, until another window becomes main or this one is ordered out.
    open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
    /// True between `miniaturize(_:)` and `deminiaturize(_:)`.
    public private(set) var isMiniaturized = false
    /// Toggled by `zoom(_:)`; the frame stays.
    public private(set) var isZoomed = false
    /// True for a window with a title bar or a resize mark, unless a subclass overrides it; `makeKey()` asks.
    open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
    /// True for a visible window with a title bar or a resize mark, and false for a panel; `makeMain()` asks.
    open var canBecomeMain: Bool { isVisible && !styleMask.isDisjoint(with: [.titled, .resizable]) }
    /// Always true: no other desktop exists.
    open var isOnActiveSpace: Bool { true }
    /// The set `visible` while the window is ordered in, else empty.
    open var occlusionState: OcclusionState { isVisible ? .visible : [] }
    /// Always the main screen, for every frame.
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

    /// Shows the window in front of the others, and makes it key and main if it can be.
    open func makeKeyAndOrderFront(_ sender: Any?) {
      orderFrontRegardless()
      makeKey()
    }
    /// The same as `orderFrontRegardless()`.
    open func orderFront(_ sender: Any?) { orderFrontRegardless() }
    /// Makes the window visible, in front of the others.
    open func orderFrontRegardless() { NSApplication.shared.show(self, inFront: true) }
    /// Makes the window visible, behind the others.
    open func orderBack(_ sender: Any?) { NSApplication.shared.show(self, inFront: false) }
    /// Makes the window invisible, neither key nor main, and takes it off the app's list.
    open func orderOut(_ sender: Any?) { NSApplication.shared.hide(self) }
    /// Orders the window out, in front or to the back; the other window's number has no effect.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
      if place == .out { orderOut(nil) } else { NSApplication.shared.show(self, inFront: place == .above) }
    }
    /// Makes this the only key window of the app, and the main one, if it can be; calls the hooks of both.
    open func makeKey() {
      if canBecomeKey { NSApplication.shared.keyWindow = self }
      makeMain()
    }
    /// Makes this the only main window of the app if it can be; calls the hooks of both.
    open func makeMain() { if canBecomeMain { NSApplication.shared.mainWindow = self } }
    /// Called when the window becomes key; calls the delegate and posts no notification.
    open func becomeKey() {
      delegate?.windowDidBecomeKey(Notification(name: Self.didBecomeKeyNotification, object: self))
    }
    /// Called when the window stops being key; calls the delegate and posts no notification.
    open func resignKey() {
      delegate?.windowDidResignKey(Notification(name: Self.didResignKeyNotification, object: self))
    }
    /// Empty, a hook for subclasses, called when the window becomes main.
    open func becomeMain() {}
    /// Empty, a hook for subclasses, called when the window stops being main.
    open func resignMain() {}
    /// Calls the delegate's `windowWillClose(_:)`, and then orders the window out. No notification is posted.
    open func close() {
      delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
      orderOut(nil)
    }
    /// Closes a closable window, unless the delegate's `windowShouldClose(_:)` returns false.
    open func performClose(_ sender: Any?) {
      if styleMask.contains(.closable), delegate?.windowShouldClose(self) != false { close() }
    }
    /// Sets `isMiniaturized`; the window is then neither visible nor key nor main, and stays in the list.
    open func miniaturize(_ sender: Any?) {
      isMiniaturized = true
      NSApplication.shared.withdraw(self)
    }
    /// Clears `isMiniaturized`, orders the window in and makes it key.
    open func deminiaturize(_ sender: Any?) {
      isMiniaturized = false
      makeKeyAndOrderFront(sender)
    }
    /// The same as `miniaturize(_:)` for a window that has the button.
    open func performMiniaturize(_ sender: Any?) { if styleMask.contains(.miniaturizable) { miniaturize(sender) } }
    /// Toggles `isZoomed`; the frame stays.
    open func zoom(_ sender: Any?) { isZoomed.toggle() }
    /// The same as `zoom(_:)` for a window that a person can resize; the delegate is not asked.
    open func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { zoom(sender) } }
    /// Toggles `fullScreen` in `styleMask`; frame and screen stay.
    open func toggleFullScreen(_ sender: Any?) { styleMask.formSymmetricDifference(.fullScreen) }
    /// No effect: no tab bar exists.
    open func toggleTabBar(_ sender: Any?) {}
    /// Moves the window to the middle of the screen, and above it: a third of the free height, our choice.
    open func center() {
      guard let area = screen?.visibleFrame else { return }
      frame.origin = NSPoint(
        x: area.midX - frame.width / 2, y: area.minY + (area.height - frame.height) * 2 / 3)
    }
    /// Replaces the frame in points, unchecked; the content view takes its size.
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
    /// Keeps the name and returns true; false if another window of the app has it.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool {
      let others = NSApplication.shared.windows.filter { $0 !== self }
      if !name.isEmpty, others.contains(where: { $0.frameAutosaveName == name }) { return false }
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
    /// Adds the frame's origin.
    open func convertPoint(toScreen point: NSPoint) -> NSPoint {
      NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    }
    /// Subtracts the frame's origin.
    open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
      NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    /// Adds the frame's origin; the size stays.
    open func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    /// Subtracts the frame's origin; the size stays.
    open func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    /// Replaces the first responder. False if the former one does not resign, which then stays.
    ///
    /// The window becomes the first responder for nil, and for a responder that refuses.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
      if let responder, responder === firstResponder { return true }
      if let focus, !focus.resignFirstResponder() { return false }
      focus = nil
      if let responder, responder !== self, responder.becomeFirstResponder() { focus = responder }
      return true
    }
    /// One button per kind, made at the first use and never pressed.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? {
      if buttons[b] == nil { buttons[b] = NSButton() }
      return buttons[b]
    }
    /// Takes the child from a former parent, appends it to `childWindows` and does not order it in.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
      childWin.parent?.removeChildWindow(childWin)
      childWindows = (childWindows ?? []) + [childWin]
      childWin.parent = self
    }
    /// Drops the window and clears its `parent`; ignores a window of another parent.
    open func removeChildWindow(_ childWin: NSWindow) {
      guard childWin.parent === self else { return }
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
    /// No effect: no view's `draw(_:)` is called.
    open func displayIfNeeded() {}
    /// No effect: no view's `layout()` is called.
    open func layoutIfNeeded() {}
    /// No effect: the frame follows no pointer.
    open func performDrag(with event: NSEvent) {}
    /// Accessories in order, empty at first; none is laid out.
    open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  }
#endif
