#if !canImport(Darwin)
  public import KitNames

  /// Receives the edits of a control's text. The engine calls no method of it.
  @MainActor @preconcurrency
  public protocol NSControlTextEditingDelegate: AnyObject {
    /// Only tests call it; the default is empty.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Only tests call it, since no field loses the focus; empty by default.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Only tests call it: a new `stringValue` does not cause it.
    func controlTextDidChange(_ obj: Notification)
    /// Answers false by default, so that the text view would run the command itself.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    // Only tests call the others.
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    func control(
      _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
    ) -> Bool
    func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
    func control(
      _ control: NSControl, textView: NSTextView, completions words: [String],
      forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String]
  }

  extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
      false
    }
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    public func control(
      _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
    ) -> Bool { false }
    public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
    public func control(
      _ control: NSControl, textView: NSTextView, completions words: [String],
      forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String] { words }
  }
#endif
