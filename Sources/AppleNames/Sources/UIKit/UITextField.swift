/// A line of text to edit; a test types with `insertText(_:)` and calls the delegate itself.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The string of `attributedText`, empty at first and after nil; a change sends no action.
  open var text: String? {
    get { attributedText?.string ?? "" }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  /// The string of `attributedPlaceholder`, nil at first.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { isFirstResponder }
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var primaryEvent: Event { .editingDidEndOnExit }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  private var ownInputView: UIView?
  /// Kept in place of a keyboard, nil at first; never shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  /// Kept above a keyboard, nil at first; never shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open var clearsOnBeginEditing = false
  open var hasText: Bool { text?.isEmpty == false }
  open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
}
