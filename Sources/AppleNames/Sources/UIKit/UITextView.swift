/// Lines of text to edit; a test types with `insertText(_:)` and calls the delegate itself.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private static let proxy = UITextView(frame: .zero)
  public class func appearance() -> UITextView { proxy }
  public required init?(coder: NSCoder) { return nil }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public let textContainer = NSTextContainer()
  /// Held weakly; neither typing nor focus calls it.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollObserver as? any UITextViewDelegate }
    set { scrollObserver = newValue }
  }
  /// The string of `attributedText`, empty at first and after nil; a change calls no delegate.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  private var content = NSAttributedString(string: "")
  /// Empty at first and after nil; a new one moves the selection to its end.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      selectedRange = NSRange(location: content.length, length: 0)
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open override var canBecomeFirstResponder: Bool { true }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// Kept above a keyboard, nil at first; never shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var textLayoutManager: AnyObject? { nil }
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  open var isWritingToolsActive: Bool { false }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: content.length) }
  open var hasText: Bool { !text.isEmpty }
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Replaces the selection, and puts an empty one behind; drops attributes and calls no delegate.
  open func insertText(_ text: String) {
    let (former, range) = (NSString(string: self.text), selectedRange)
    guard NSMaxRange(range) <= former.length else { return }
    self.text = former.replacingCharacters(in: range, with: text)
    selectedRange = NSRange(location: range.location + NSString(string: text).length, length: 0)
  }
  /// Removes the selection, or the character before an empty one; calls no delegate.
  open func deleteBackward() {
    if selectedRange.length == 0, selectedRange.location > 0 {
      let before = selectedRange.location - 1
      selectedRange = NSString(string: text).rangeOfComposedCharacterSequence(at: before)
    }
    insertText("")
  }
}
