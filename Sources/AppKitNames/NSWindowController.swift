#if !canImport(Darwin)
  public import KitNames

  /// A controller that keeps a window and opens or closes it.
  @MainActor @preconcurrency
  open class NSWindowController: NSResponder {
    /// Keeps the window, and makes itself the window's controller.
    public init(window: NSWindow?) {
      self.window = window
      super.init()
      window?.windowController = self
    }
    /// Always nil: no archive is read.
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
    /// Orders the window in and makes it key; no effect without a window.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window without asking `windowShouldClose(_:)`.
    open func close() { window?.close() }
    /// Drops the name: no nib is read, and there is no window until a program sets one.
    public convenience init(windowNibName: String) { self.init(window: nil) }
    public convenience override init() { self.init(window: nil) }
    /// Kept, nil at first; nothing is read, placed or saved.
    open var document: AnyObject?
    /// Kept and true at first; nothing is read, placed or saved.
    open var shouldCascadeWindows = true
    /// Kept and false at first; nothing is read, placed or saved.
    open var shouldCloseDocument = false
    /// Kept, empty at first; nothing is read, placed or saved.
    open var windowFrameAutosaveName = ""
    /// Kept, nil at first; nothing is read, placed or saved.
    open var previewRepresentableActivityItems: [Any]?
    /// Always nil: nothing is read, placed or saved.
    open var windowNibName: String? { nil }
    /// Always nil: nothing is read, placed or saved.
    open var windowNibPath: String? { nil }
    open var owner: AnyObject? { self }
    /// Always nil: nothing is read, placed or saved.
    open var storyboard: NSStoryboard? { nil }
    /// True with a window.
    open var isWindowLoaded: Bool { window != nil }
    /// The name itself, unless a subclass overrides it.
    open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
    /// Closes the window.
    open func dismissController(_ sender: Any?) { close() }
    /// Empty, a hook for subclasses that only a test calls.
    open func loadWindow() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func windowWillLoad() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func setDocumentEdited(_ dirtyFlag: Bool) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func synchronizeWindowTitleWithDocumentName() {}
    /// Empty, a hook for subclasses; no nib loads a window.
    open func windowDidLoad() {}
  }
#endif
