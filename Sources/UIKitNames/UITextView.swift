#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// Lines of text to edit; a test types with `insertText(_:)` and calls the delegate itself.
  @MainActor @preconcurrency
  open class UITextView: UIScrollView, UITextInputTraits {
    private static let proxy = UITextView(frame: .zero)
    /// The one shared view that holds appearance values; others ignore them.
    public class func appearance() -> UITextView { proxy }

    // Only a program itself posts them.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditing")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditing")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")

    /// Keeps the frame, in points.
    ///
    /// - Parameter textContainer: dropped; the `textContainer` property has a fresh one.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view whose text is empty.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

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
    /// Kept, the system's at 12 points first.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// Kept, the adaptive `label` colour at first.
    open var textColor: UIColor? = .label
    /// Kept, `natural` at first; no line is aligned.
    open var textAlignment = NSTextAlignment.natural
    /// UTF-16 offsets, an empty range at first; `insertText` replaces what is selected.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Kept and true at first; `insertText` ignores it.
    open var isEditable = true
    /// Kept and true at first; setters of `selectedRange` ignore it.
    open var isSelectable = true
    /// Kept points: 8 above and below at first, 0 at the sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Kept, empty at first; inserted characters do not take them.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept, empty at first; no URL is marked.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Kept, none at first; the text is not searched.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Kept and false at first; no menu offers bold.
    open var allowsEditingTextAttributes = false
    /// Kept and false at first; the process has one text size.
    open var adjustsFontForContentSizeCategory = false
    /// A region of size zero, changed in place; the initializer's argument is not here.
    public let textContainer = NSTextContainer()
    /// Lays out nothing; has the view's container.
    public private(set) lazy var layoutManager: NSLayoutManager = {
      let manager = NSLayoutManager()
      manager.addTextContainer(textContainer)
      return manager
    }()
    /// The text and its attributes when it is read: a change of it does not change the view (our choice).
    open var textStorage: NSTextStorage { NSTextStorage(attributedString: content) }
    /// Always true, even if `isEditable` is false.
    open override var canBecomeFirstResponder: Bool { true }

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
    /// Kept and false at first; `text` stays readable.
    open var isSecureTextEntry = false

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
    /// Kept and false at first; no key appears.
    open var enablesReturnKeyAutomatically = false
    /// Kept meaning of the text, nil at first; nothing is filled in.
    open var textContentType: UITextContentType?
    /// Kept and false at first; the process has one text size.
    open var usesStandardTextScaling = false
    /// Kept and false at first; nothing is searched.
    open var isFindInteractionEnabled = false
    /// Always nil: nothing is searched.
    open var findInteraction: UIFindInteraction? { nil }
    /// Kept, none at first; nothing is drawn.
    open var borderStyle = BorderStyle.none
    /// Always nil: the text is laid out by `layoutManager`, or not at all.
    open var textLayoutManager: AnyObject? { nil }
    /// Kept, empty at first; nothing is highlighted.
    open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    /// Always false: nothing is rewritten.
    open var isWritingToolsActive: Bool { false }
    /// Makes a view with a separate container.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// Frames around the text; none is drawn.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: content.length) }
    /// True unless `text` is empty.
    open var hasText: Bool { !text.isEmpty }
    /// Does nothing: `contentOffset` stays.
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
#endif
