#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of typing in a text view, which no view calls; a test does.
  @MainActor @preconcurrency
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Never asked here, not even by `becomeFirstResponder()`; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Never asked here, not even by `resignFirstResponder()`; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Never asked here; true by default.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
    /// Never asked here; true by default.
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
    /// Never asked here; nil by default.
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Never asked here; the default action by default.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Never asked here; the default menu by default.
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
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
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
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
