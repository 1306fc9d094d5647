#if !canImport(Darwin)
  public import KitNames

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
  }

  extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
  }
#endif
