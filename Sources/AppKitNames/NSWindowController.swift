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
    /// Empty, a hook for subclasses; no nib loads a window.
    open func windowDidLoad() {}
  }
#endif
