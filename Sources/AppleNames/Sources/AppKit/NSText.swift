/// A text without typing: only a program or a test changes `string`.
@MainActor @preconcurrency
open class NSText: NSView {
  open var string = "" { didSet { selectedRange = NSRange(location: string.utf16.count, length: 0) } }
  open var font: NSFont?
  open var textColor: NSColor?
  open var alignment = NSTextAlignment.natural
  open var backgroundColor: NSColor? = .textBackgroundColor
  open var drawsBackground = true
  open var isEditable = true { didSet { if isEditable, !isSelectable { isSelectable = true } } }
  open var isSelectable = true { didSet { if !isSelectable, isEditable { isEditable = false } } }
  open var isRichText = true
  open var importsGraphics = false
  open var usesFontPanel = true
  open var isHorizontallyResizable = false
  open var isVerticallyResizable = true
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open var selectedRange = NSRange(location: 0, length: 0)
  open override var acceptsFirstResponder: Bool { true }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }
  open var isFieldEditor = false
  open var baseWritingDirection = NSWritingDirection.natural
  open var isRulerVisible: Bool { false }
  /// Replaces the characters of the range, in UTF-16 units; no effect beyond the end.
  open func replaceCharacters(in range: NSRange, with string: String) {
    let former = NSString(string: self.string)
    if NSMaxRange(range) <= former.length { self.string = former.replacingCharacters(in: range, with: string) }
  }
  open func delete(_ sender: Any?) { replaceCharacters(in: selectedRange, with: "") }
  /// Copies the selected text to the general pasteboard.
  open func copy(_ sender: Any?) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(NSString(string: string).substring(with: selectedRange), forType: .string)
  }
  /// Copies the selected text to the general pasteboard, and deletes it.
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Replaces the selection by the text of the general pasteboard.
  open func paste(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    replaceCharacters(in: selectedRange, with: text)
  }
  open func rtfd(from range: NSRange) -> Data? { nil }
  @discardableResult
  open func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool { false }
  open func sizeToFit() {}
  open func subscriptText(_ sender: Any?) {}
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func didChangeText() {}
}
