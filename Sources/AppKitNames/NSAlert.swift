#if !canImport(Darwin)
  import KitNames

  /// A message with buttons, off screen. A test sets `answer`; without one, the last button counts as pressed.
  @MainActor @preconcurrency
  open class NSAlert {
    /// Severities from 0 to 2; the engine reads none of them.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    public init() {}
    /// Copies the error's localized description into `messageText`.
    public convenience init(error: any Error) {
      self.init()
      messageText = error.localizedDescription
    }
    /// The first line, empty at first; a test reads it here.
    open var messageText = ""
    /// The smaller lines below the message, empty at first; no panel shows them.
    open var informativeText = ""
    /// A warning at first; the answer does not depend on it.
    open var alertStyle = Style.warning
    /// Nil at first; the app's icon does not replace a missing picture.
    open var icon: NSImage!
    /// A view below the text. The alert keeps it and hosts nothing.
    open var accessoryView: NSView?
    /// False at first. The suppression checkbox exists either way.
    open var showsSuppressionButton = false
    /// A plain button that a test can switch on; the alert ignores its state.
    public private(set) var suppressionButton: NSButton? = NSButton()
    /// Those that `addButton(withTitle:)` made, in order; empty at first, without an "OK".
    public private(set) var buttons: [NSButton] = []
    /// An empty window that the alert never opens, not even during `runModal()`.
    public let window = NSWindow()
    /// Appends a button without target or action, and returns it.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
      let button = NSButton(title: title, target: nil, action: nil)
      buttons.append(button)
      return button
    }
    /// The response that `runModal()` returns; nil means the last button. For tests: AppKit has no such property.
    public var answer: NSApplication.ModalResponse?
    /// Returns `answer` without waiting, or else 1000 plus the index of the last button.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
      answer ?? NSApplication.ModalResponse(1000 + max(0, buttons.count - 1))
    }
    /// Calls the handler at once with the result of `runModal()`; the window gets no sheet.
    open func beginSheetModal(
      for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { handler?(runModal()) }
    /// Returns the result of `runModal()` without suspending; the window gets no sheet.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }
  }
#endif
