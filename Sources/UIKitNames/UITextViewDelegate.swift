#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of typing in a text view, which no view calls; a test does.
  @MainActor @preconcurrency
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Never asked here, not even by `becomeFirstResponder()`; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Never called here, not even by `becomeFirstResponder()`; does nothing by default.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Never called here, not even by `resignFirstResponder()`; does nothing by default.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Never called here, not even by `insertText(_:)`; does nothing by default.
    func textViewDidChange(_ textView: UITextView)
    /// Never called here, not even by the setter of `selectedRange`.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Never asked here, not even by `insertText(_:)`; true by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  }

  extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
  }
#endif
