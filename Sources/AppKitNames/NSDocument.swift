#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A document without a file: nothing is read or written.
  @MainActor @preconcurrency
  open class NSDocument {
    public init() {}
    /// Nil at first; setting a location reads no file.
    open var fileURL: URL?
    /// The word "Untitled" at first; a new `fileURL` does not change it.
    open var displayName: String! = "Untitled"
    /// Always false: no change count exists here.
    open var isDocumentEdited: Bool { false }
    /// Those that `addWindowController(_:)` received, in order.
    public private(set) var windowControllers: [NSWindowController] = []
    /// Appends the controller; its window stays closed.
    open func addWindowController(_ windowController: NSWindowController) { windowControllers.append(windowController) }
    /// Empty, a hook for subclasses; the engine does not call it.
    open func makeWindowControllers() {}
    /// Closes the windows of all controllers, and drops these.
    open func close() {
      for controller in windowControllers { controller.close() }
      windowControllers = []
    }
    /// No effect: opens no panel and writes no file.
    open func save(_ sender: Any?) {}
  }
#endif
