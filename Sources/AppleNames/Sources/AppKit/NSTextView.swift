/// A text of several lines without typing; its methods replace what is selected.
@MainActor @preconcurrency
open class NSTextView: NSText {
  open var textContainer: NSTextContainer? = NSTextContainer()
  open var textContainerInset = NSSize.zero
  open var insertionPointColor: NSColor! = .textColor
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  open var defaultParagraphStyle: NSParagraphStyle?
  open var allowsUndo = false
  open var usesFindBar = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticTextCompletionEnabled = true
  open var isAutomaticLinkDetectionEnabled = false
  open var isContinuousSpellCheckingEnabled = true
  open var isGrammarCheckingEnabled = false
  open var smartInsertDeleteEnabled = true
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { if let first = newValue.first { selectedRange = first.rangeValue } }
  }
  public weak var delegate: (any NSTextViewDelegate)?
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  /// Replaces the range, or the selection for the location `NSNotFound`, and selects the end of the new text.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let new = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    let range = replacementRange.location == NSNotFound ? selectedRange : replacementRange
    let former = NSString(string: self.string)
    guard NSMaxRange(range) <= former.length else { return }
    self.string = former.replacingCharacters(in: range, with: new)
    selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
  }
  open override func insertNewline(_ sender: Any?) {
    insertText("\n", replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  open func attributedString() -> NSAttributedString { NSAttributedString(string: string) }
  /// The selected text; nil outside of the text.
  open func attributedSubstring(
    forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSAttributedString? {
    NSMaxRange(range) <= string.utf16.count ? attributedString().attributedSubstring(from: range) : nil
  }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
  }
  open func shouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool { true }
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  /// A scroll view whose document is an empty text view.
  open class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView(frame: .zero)
    view.hasVerticalScroller = true
    view.documentView = NSTextView(frame: .zero)
    return view
  }
}
