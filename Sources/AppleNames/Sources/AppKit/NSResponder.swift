@_spi(AppleNames) import ViewEngine

/// The base of AppKit's views, windows and controllers.
@MainActor @preconcurrency
open class NSResponder: nonisolated Hashable, _KeyValueCodingAndObserving {
  public init() {}
  open weak var nextResponder: NSResponder?
  open var menu: NSMenu?
  open var acceptsFirstResponder: Bool { false }
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func moveUp(_ sender: Any?) {}
  open func moveDown(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func insertBacktab(_ sender: Any?) {}
  open func insertNewline(_ sender: Any?) {}
  open func deleteBackward(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func noResponder(for eventSelector: Selector) {}
  @discardableResult
  open func presentError(_ error: any Error) -> Bool { false }
  open func insertText(_ insertString: Any) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func cancelOperation(_ sender: Any?) {}
  open func doCommand(by selector: Selector) {}
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  public nonisolated func isKind(of aClass: AnyClass) -> Bool { isInstance(self, of: aClass) }
  public nonisolated func responds(to aSelector: Selector!) -> Bool { false }
  public nonisolated var className: String { "\(type(of: self))" }
  public nonisolated static func == (one: NSResponder, other: NSResponder) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
