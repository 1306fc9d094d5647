#if !canImport(Darwin)
  public import KitNames

  /// A text without typing: only a program or a test changes `string`.
  @MainActor @preconcurrency
  open class NSText: NSView {
    // Only a program itself posts them.
    public nonisolated static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditing")
    public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditing")
    public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChange")

    /// The whole text, empty at first. A change selects the end, posts no notification and calls no delegate.
    open var string = "" { didSet { selectedRange = NSRange(location: string.utf16.count, length: 0) } }
    /// Nil at first, without a system font in its place.
    open var font: NSFont?
    /// Nil at first, without a system colour in its place.
    open var textColor: NSColor?
    /// The value `natural` at first; no line is set by it.
    open var alignment = NSTextAlignment.natural
    /// The system colour of text backgrounds at first; no area is filled.
    open var backgroundColor: NSColor? = .textBackgroundColor
    /// True at first; no area is filled either way.
    open var drawsBackground = true
    /// True at first; true makes the text selectable too. A program can change `string` either way.
    open var isEditable = true { didSet { if isEditable, !isSelectable { isSelectable = true } } }
    /// True at first; false ends editing too. `selectAll(_:)` ignores it.
    open var isSelectable = true { didSet { if !isSelectable, isEditable { isEditable = false } } }
    /// True at first, though the text keeps no attributes.
    open var isRichText = true
    /// False at first; no picture is dropped or pasted.
    open var importsGraphics = false
    /// True at first; no font panel exists.
    open var usesFontPanel = true
    /// False at first; no text widens the frame.
    open var isHorizontallyResizable = false
    /// True at first, yet no text lengthens the frame.
    open var isVerticallyResizable = true
    /// Points, zero at first; a program may set a smaller frame.
    open var minSize = NSSize.zero
    /// Points, zero at first; a program may set a larger frame.
    open var maxSize = NSSize.zero
    /// UTF-16 offsets, empty at 0 at first; a new `string` moves it to the end.
    open var selectedRange = NSRange(location: 0, length: 0)
    open override var acceptsFirstResponder: Bool { true }
    /// Selects from 0 to the end of `string`, in UTF-16 units.
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }
    /// Kept and false at first; nothing is laid out.
    open var isFieldEditor = false
    /// Kept, `natural` at first; nothing is laid out.
    open var baseWritingDirection = NSWritingDirection.natural
    /// Always false: nothing is laid out.
    open var isRulerVisible: Bool { false }
    /// Replaces the characters of the range, in UTF-16 units; no effect beyond the end.
    open func replaceCharacters(in range: NSRange, with string: String) {
      let former = NSString(string: self.string)
      if NSMaxRange(range) <= former.length { self.string = former.replacingCharacters(in: range, with: string) }
    }
    /// Replaces the characters of the selection by nothing.
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
    /// Keeps the font for the whole text.
    open func setFont(_ font: NSFont, range: NSRange) { self.font = font }
    /// Keeps the colour for the whole text.
    open func setTextColor(_ color: NSColor?, range: NSRange) { textColor = color }
    /// Always nil: the text keeps no attributes.
    open func rtf(from range: NSRange) -> Data? { nil }
    /// Always nil, unless a subclass overrides it.
    open func rtfd(from range: NSRange) -> Data? { nil }
    /// Returns false: no file is written.
    @discardableResult
    open func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool { false }
    // Changes of `alignment`.
    open func alignLeft(_ sender: Any?) { alignment = .left }
    open func alignRight(_ sender: Any?) { alignment = .right }
    open func alignCenter(_ sender: Any?) { alignment = .center }
    /// Without effect: no text is laid out, and no panel opens.
    open func sizeToFit() {}
    /// Without effect: no text is laid out, and no panel opens.
    open func underline(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func subscriptText(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func superscript(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func unscript(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func changeFont(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func copyFont(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func pasteFont(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func checkSpelling(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func showGuessPanel(_ sender: Any?) {}
    /// Without effect: no text is laid out, and no panel opens.
    open func toggleRuler(_ sender: Any?) {}
    /// No effect: no enclosing view moves.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Empty, a hook for subclasses; the delegate does not hear of it.
    open func didChangeText() {}
  }
#endif
