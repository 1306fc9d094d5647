#if !canImport(Darwin)
  public import KitNames

  /// A text of several lines without typing; its methods replace what is selected.
  @MainActor @preconcurrency
  open class NSTextView: NSText {
    /// Points, zero at first; no text moves by them.
    open var textContainerInset = NSSize.zero
    /// The system's text colour at first; no caret blinks.
    open var insertionPointColor: NSColor! = .textColor
    /// Empty at first; no selection is drawn with them.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Empty at first; `insertText(_:replacementRange:)` drops attributes.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Nil at first; no link is found in the text.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// Nil at first; no line is set by it.
    open var defaultParagraphStyle: NSParagraphStyle?
    /// False at first; no edit registers with an undo manager.
    open var allowsUndo = false
    /// False at first; no bar appears.
    open var usesFindBar = false
    /// False at first; the return key has no meaning either way.
    open var isFieldEditor = false
    /// True at first, yet quotes remain as inserted.
    open var isAutomaticQuoteSubstitutionEnabled = true
    /// True at first, yet hyphens remain as inserted.
    open var isAutomaticDashSubstitutionEnabled = true
    /// True at first, yet no abbreviation expands.
    open var isAutomaticTextReplacementEnabled = true
    /// True at first, yet no word is corrected.
    open var isAutomaticSpellingCorrectionEnabled = true
    /// True at first, yet no suggestion appears.
    open var isAutomaticTextCompletionEnabled = true
    /// False at first; URLs in the string stay plain with true as well.
    open var isAutomaticLinkDetectionEnabled = false
    /// True at first, yet no word is underlined.
    open var isContinuousSpellCheckingEnabled = true
    /// False at first; no sentence is checked.
    open var isGrammarCheckingEnabled = false
    /// False at first; no find bar searches.
    open var isIncrementalSearchingEnabled = false
    /// A weak reference that the engine never calls, not even for `insertNewline(_:)`.
    public weak var delegate: (any NSTextViewDelegate)?
    /// Assigns `selectedRange` unchecked, in UTF-16 units.
    open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
    /// Replaces the range, or the selection for the location `NSNotFound`, and selects the end of the new text.
    ///
    /// - Parameter string: a `String` or an `NSAttributedString`; other objects count as empty.
    open func insertText(_ string: Any, replacementRange: NSRange) {
      let new = string as? String ?? (string as? NSAttributedString)?.string ?? ""
      let range = replacementRange.location == NSNotFound ? selectedRange : replacementRange
      let former = NSString(string: self.string)
      guard NSMaxRange(range) <= former.length else { return }
      self.string = former.replacingCharacters(in: range, with: new)
      selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
    }
    /// Replaces the selection by a line feed.
    open func insertNewline(_ sender: Any?) {
      insertText("\n", replacementRange: NSRange(location: NSNotFound, length: 0))
    }
    /// A region of size zero, changed in place; it does not move the text.
    public private(set) lazy var textContainer: NSTextContainer? = {
      let container = NSTextContainer()
      keptManager.addTextContainer(container)
      return container
    }()
    private let keptManager = NSLayoutManager()
    /// Lays out nothing.
    open var layoutManager: NSLayoutManager? { keptManager }
    /// The text when it is read: a change of it does not change the view (our choice).
    open var textStorage: NSTextStorage? { NSTextStorage(string: string) }
    /// A scroll view whose document is an empty text view.
    open class func scrollableTextView() -> NSScrollView {
      let view = NSScrollView(frame: .zero)
      view.hasVerticalScroller = true
      view.documentView = NSTextView(frame: .zero)
      return view
    }
    /// No effect: the pasteboard is not read.
    open func paste(_ sender: Any?) {}
    /// No effect: the pasteboard keeps its contents.
    open func copy(_ sender: Any?) {}
  }
#endif
