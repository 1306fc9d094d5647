#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A line of text to edit; a test types with `insertText(_:)` and calls the delegate itself.
  @MainActor @preconcurrency
  open class UITextField: UIControl, UITextInputTraits {
    // Only a program itself posts them.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReason"
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")

    /// The string of `attributedText`, empty at first and after nil; a change sends no action.
    open var text: String? {
      get { attributedText?.string ?? "" }
      set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Nil at first; `text` has the same string.
    open var attributedText: NSAttributedString?
    /// The string of `attributedPlaceholder`, nil at first.
    open var placeholder: String? {
      get { attributedPlaceholder?.string }
      set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Kept grey hint, nil at first; `placeholder` has the same string.
    open var attributedPlaceholder: NSAttributedString?
    /// Kept, the system's at 17 points first.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Kept, the adaptive `label` colour at first.
    open var textColor: UIColor? = .label
    /// Kept, `natural` at first; no line is aligned.
    open var textAlignment = NSTextAlignment.natural
    /// Kept, `none` at first; `textRect` stays the full bounds.
    open var borderStyle = BorderStyle.none
    /// Kept, `never` at first; no button appears.
    open var clearButtonMode = ViewMode.never
    /// Kept outside `subviews`, nil at first.
    open var leftView: UIView?
    /// Kept, `never` at first; `isHidden` of the view stays.
    open var leftViewMode = ViewMode.never
    /// Kept outside `subviews`, nil at first.
    open var rightView: UIView?
    /// Kept, `never` at first; `isHidden` of the view stays.
    open var rightViewMode = ViewMode.never
    /// Kept and false at first; nothing shrinks.
    open var adjustsFontSizeToFitWidth = false
    /// Kept and false at first; the process has one text size.
    open var adjustsFontForContentSizeCategory = false
    /// True while the field is first responder.
    open var isEditing: Bool { isFirstResponder }
    /// Held weakly; neither typing nor focus calls it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// True unless the field is disabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var primaryEvent: Event { .editingDidEndOnExit }

    /// Kept, `default` at first; no keys appear.
    open var keyboardType = UIKeyboardType.default
    /// Kept, `default` at first; no key appears.
    open var returnKeyType = UIReturnKeyType.default
    /// Kept, `sentences` at first; `insertText` changes no letter.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept, `default` at first; `insertText` changes no word.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Kept, `default` at first; nothing is underlined.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Kept, `default` at first; quotes stay as typed.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Kept, `default` at first; hyphens stay as typed.
    open var smartDashesType = UITextSmartDashesType.default
    /// Kept, `default` at first; no space is added or removed.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Kept, `default` at first; nothing is drawn.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Kept meaning of the field, nil at first; nothing is filled in.
    open var textContentType: UITextContentType?
    /// Kept and false at first; `text` stays readable.
    open var isSecureTextEntry = false
    /// Kept and false at first; no key appears.
    open var enablesReturnKeyAutomatically = false

    /// Frames around the text; none is drawn.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// Times at which an overlay shows; none does here.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// Returns the bounds unchanged, without room at the sides.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the bounds unchanged, clear button or not.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the bounds unchanged, without room at the sides.
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
    /// Always empty: nothing is laid out.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Always empty: nothing is laid out.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    /// Always empty: nothing is laid out.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Always nil: nothing is laid out.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    /// Kept, `default` at first; nothing is predicted.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Kept rules of a password, nil at first; nothing is filled in.
    open var passwordRules: UITextInputPasswordRules?
    /// Kept, `default` at first; nothing is rewritten.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// Kept and false at first; nothing is inserted.
    open var clearsOnInsertion = false
    /// Kept and false at first; `becomeFirstResponder()` keeps the text.
    open var clearsOnBeginEditing = false
    /// Kept picture, nil at first.
    open var background: UIImage?
    /// Kept picture, nil at first.
    open var disabledBackground: UIImage?
    /// Kept points, 0 at first; nothing shrinks.
    open var minimumFontSize: CGFloat = 0
    /// Kept and false at first; no menu offers bold.
    open var allowsEditingTextAttributes = false
    /// Kept, empty at first; inserted characters do not take them.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Kept, empty at first; the text does not take them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Always false: no interaction is under way.
    open var interactionState: Any? { nil }
    /// Returns the bounds unchanged.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Always empty: no button appears.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// The size of `leftView` at the origin; empty without one.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
    /// The size of `rightView` at the other side; empty without one.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      rightView.map { CGRect(origin: CGPoint(x: bounds.maxX - $0.bounds.width, y: 0), size: $0.bounds.size) } ?? .zero
    }
    /// Empty, a hook for subclasses; nothing is drawn.
    open func drawText(in rect: CGRect) {}
    /// Empty, a hook for subclasses; nothing is drawn.
    open func drawPlaceholder(in rect: CGRect) {}
    /// True unless `text` is empty.
    open var hasText: Bool { text?.isEmpty == false }
    /// Removes the last character of `text`, if any; sends no action.
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    /// Appends to the end of `text`; calls neither delegate nor actions.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  }
#endif
