#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of typing in a field, which no text field calls; a test does.
  @MainActor @preconcurrency
  public protocol UITextFieldDelegate: AnyObject {
    /// Never asked here, not even by `becomeFirstResponder()`; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Never called here, not even by `becomeFirstResponder()`; does nothing by default.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Never asked here, not even by `resignFirstResponder()`; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Never called here, not even by `resignFirstResponder()`; does nothing by default.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Never called here; the same as without a reason by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Never asked here; nil by default.
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Never asked here, not even by `insertText(_:)`; true by default.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Never called here: a field keeps no selected range.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Never asked here: no clear button appears. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Never asked here; a test calls it to play a press of the return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextField {
    /// Reasons for the end of editing.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  }

  extension UITextFieldDelegate {
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      textFieldDidEndEditing(textField)
    }
    public func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#endif
