/// A window, off screen. Ordering it in adds it to `NSApp.windows`; its values are only kept.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
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
  open weak var initialFirstResponder: NSView?
  open var title = ""
  open var subtitle = ""
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  open var representedURL: URL?
  open var styleMask: StyleMask
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var tabbingMode = TabbingMode.automatic
  open var tabbingIdentifier = ""
  open var animationBehavior = AnimationBehavior.default
  open var sharingType = SharingType.readOnly
  public internal(set) var frame: NSRect { didSet { fitContent() } }
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var alphaValue: CGFloat = 1
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
  open var isOpaque = true
  open var hasShadow = true
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var isMovable = true
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var hidesOnDeactivate = false
  open var isRestorable = true
  open var isDocumentEdited = false
  open var identifier: NSUserInterfaceItemIdentifier?
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
  func forget(_ view: NSView) { if content.view === view { content = (nil, nil) } }
  public weak var delegate: (any NSWindowDelegate)?
  public weak var windowController: NSWindowController? { didSet { nextResponder = windowController } }
  private weak var focus: NSResponder?
  public var firstResponder: NSResponder? { focus ?? self }
  public private(set) var childWindows: [NSWindow]?
  public private(set) weak var parent: NSWindow?
  public private(set) var sheets: [NSWindow] = []
  public private(set) weak var sheetParent: NSWindow?
  open var attachedSheet: NSWindow? { sheets.first }
  open var isSheet: Bool { sheetParent != nil }
  open var isVisible: Bool { NSApplication.shared.windows.contains(self) && !isMiniaturized }
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  public private(set) var isMiniaturized = false
  public private(set) var isZoomed = false
  open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
  open var canBecomeMain: Bool { isVisible && !styleMask.isDisjoint(with: [.titled, .resizable]) }
  open var isOnActiveSpace: Bool { true }
  open var occlusionState: OcclusionState { isVisible ? .visible : [] }
  open var screen: NSScreen? { .main }
  open var windowNumber: Int { 0 }
  open var backingScaleFactor: CGFloat { 2 }
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  private var buttons: [ButtonType: NSButton] = [:]
  /// Shows the window in front of the others, and makes it key and main if it can be.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFrontRegardless()
    makeKey()
  }
  open func orderFront(_ sender: Any?) { orderFrontRegardless() }
  open func orderFrontRegardless() { NSApplication.shared.show(self, inFront: true) }
  open func orderBack(_ sender: Any?) { NSApplication.shared.show(self, inFront: false) }
  open func orderOut(_ sender: Any?) { NSApplication.shared.hide(self) }
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
    if place == .out { orderOut(nil) } else { NSApplication.shared.show(self, inFront: place == .above) }
  }
  /// Makes this the only key window of the app, and the main one, if it can be; calls the hooks of both.
  open func makeKey() {
    if canBecomeKey { NSApplication.shared.keyWindow = self }
    makeMain()
  }
  open func makeMain() { if canBecomeMain { NSApplication.shared.mainWindow = self } }
  open func becomeKey() {
    delegate?.windowDidBecomeKey(Notification(name: Self.didBecomeKeyNotification, object: self))
  }
  open func resignKey() {
    delegate?.windowDidResignKey(Notification(name: Self.didResignKeyNotification, object: self))
  }
  open func becomeMain() {}
  open func resignMain() {}
  /// Calls the delegate's `windowWillClose(_:)`, and then orders the window out. No notification is posted.
  open func close() {
    delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
    orderOut(nil)
  }
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
  open func performMiniaturize(_ sender: Any?) { if styleMask.contains(.miniaturizable) { miniaturize(sender) } }
  open func zoom(_ sender: Any?) { isZoomed.toggle() }
  open func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { zoom(sender) } }
  open func toggleFullScreen(_ sender: Any?) { styleMask.formSymmetricDifference(.fullScreen) }
  /// Moves the window to the middle of the screen, and above it: a third of the free height, our choice.
  open func center() {
    guard let area = screen?.visibleFrame else { return }
    frame.origin = NSPoint(
      x: area.midX - frame.width / 2, y: area.minY + (area.height - frame.height) * 2 / 3)
  }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
  }
  open func setContentSize(_ size: NSSize) { frame.size = size }
  /// Keeps the name and returns true; false if another window of the app has it.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool {
    let others = NSApplication.shared.windows.filter { $0 !== self }
    if !name.isEmpty, others.contains(where: { $0.frameAutosaveName == name }) { return false }
    frameAutosaveName = name
    return true
  }
  open func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  /// Replaces the first responder. False if the former one does not resign, which then stays.
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
  open func sendEvent(_ event: NSEvent) {}
  open func performDrag(with event: NSEvent) {}
}
