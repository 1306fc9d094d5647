/// A message with buttons, off screen. A test sets `answer`; without one, the last button counts as pressed.
@MainActor @preconcurrency
open class NSAlert {
  public init() {}
  /// Copies the error's localized description into `messageText`.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open var showsSuppressionButton = false
  public private(set) var suppressionButton: NSButton? = NSButton()
  public private(set) var buttons: [NSButton] = []
  public let window = NSWindow()
  /// Appends a button without target or action, and returns it.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }
  public var answer: NSApplication.ModalResponse?
  /// Returns `answer` without waiting, or else 1000 plus the index of the last button.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    answer ?? NSApplication.ModalResponse(1000 + max(0, buttons.count - 1))
  }
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(runModal()) }
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }
}
