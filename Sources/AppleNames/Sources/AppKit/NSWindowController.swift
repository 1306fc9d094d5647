/// A controller that keeps a window and opens or closes it.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// Keeps the window, and makes itself the window's controller.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  public required init?(coder: NSCoder) { return nil }
  /// The window from the initializer; a different one gets this controller as its `windowController`.
  open var window: NSWindow? {
    didSet {
      if oldValue !== window, oldValue?.windowController === self { oldValue?.windowController = nil }
      window?.windowController = self
    }
  }
  /// The window's own one; without a window, nil and not settable.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { window?.close() }
  public convenience init(windowNibName: String) { self.init(window: nil) }
  public convenience override init() { self.init(window: nil) }
  open var document: AnyObject?
  open var shouldCascadeWindows = true
  open var shouldCloseDocument = false
  open var windowFrameAutosaveName = ""
  open var previewRepresentableActivityItems: [Any]?
  open var windowNibName: String? { nil }
  open var windowNibPath: String? { nil }
  open var owner: AnyObject? { self }
  open var isWindowLoaded: Bool { window != nil }
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  open func dismissController(_ sender: Any?) { close() }
  open func loadWindow() {}
  open func windowWillLoad() {}
  open func setDocumentEdited(_ dirtyFlag: Bool) {}
  open func synchronizeWindowTitleWithDocumentName() {}
  open func windowDidLoad() {}
}
