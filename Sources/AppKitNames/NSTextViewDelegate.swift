#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// Receives the edits of a text view. The engine calls no method of it.
  @MainActor @preconcurrency
  public protocol NSTextViewDelegate: NSTextDelegate {
    /// Only tests call it: a new `selectedRange` does not cause it.
    func textViewDidChangeSelection(_ notification: Notification)
    /// Answers false by default, so that the text view would run the command itself.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// Answers false by default, as if the delegate left the link unopened.
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    /// Answers true by default; `insertText(_:replacementRange:)` never asks.
    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
    func textView(
      _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
      toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange
    func textView(
      _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
      toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]
    func textView(
      _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
      indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String]
    func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
    func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int)
      -> String?
    /// Only tests call it; empty by default.
    func textViewDidChangeTypingAttributes(_ notification: Notification)
    /// Only tests call it; nil by default.
    func undoManager(for view: NSTextView) -> UndoManager?
  }

  extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    public func textView(
      _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
      toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange { newSelectedCharRange }
    public func textView(
      _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
      toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] { newTypingAttributes }
    public func textView(
      _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
      indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String] { words }
    public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? { menu }
    public func textView(
      _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
    ) -> String? { tooltip }
    public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
    public func undoManager(for view: NSTextView) -> UndoManager? { nil }
  }
#endif
