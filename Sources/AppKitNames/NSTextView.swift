#if !canImport(Darwin)
  public import KitNames

  /// A text of several lines without typing; its methods replace what is selected.
  @MainActor @preconcurrency
  open class NSTextView: NSText {
    /// Keeps the container; its layout manager does not lay out the text.
    public convenience init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
      self.init(frame: frameRect)
      textContainer = container ?? textContainer
    }
    /// A text view; no layout manager of either kind lays out the text.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
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
    /// Kept and false at first; no text is typed, checked or drawn.
    open var isAutomaticDataDetectionEnabled = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var isAutomaticTextAppendEnabled = false
    /// Kept and true at first; no text is typed, checked or drawn.
    open var smartInsertDeleteEnabled = true
    /// Always false: no text is typed, checked or drawn.
    open var isCoalescingUndo: Bool { false }
    /// Kept and false at first; no text is typed, checked or drawn.
    open var usesFindPanel = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var usesRuler = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var usesInspectorBar = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var usesRolloverButtonForSelection = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var usesAdaptiveColorMappingForDarkAppearance = false
    /// Kept, 0 at first; no text is typed, checked or drawn.
    open var enabledTextCheckingTypes: NSTextCheckingTypes = 0
    /// Kept and true at first; no text is typed, checked or drawn.
    open var displaysLinkToolTips = true
    /// Kept and false at first; no text is typed, checked or drawn.
    open var acceptsGlyphInfo = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var allowsImageEditing = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var allowsDocumentBackgroundColorChange = false
    /// Kept and false at first; no text is typed, checked or drawn.
    open var allowsCharacterPickerTouchBarItem = false
    /// Kept, nil at first; no text is typed, checked or drawn.
    open var markedTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, `default` at first; no text is typed, checked or drawn.
    open var inlinePredictionType = NSTextInputTraitType.default
    /// Kept, `default` at first; no text is typed, checked or drawn.
    open var mathExpressionCompletionType = NSTextInputTraitType.default
    /// Kept, `default` at first; no text is typed, checked or drawn.
    open var writingToolsBehavior = NSWritingToolsBehavior.default
    /// Kept, empty at first; no text is typed, checked or drawn.
    open var allowedWritingToolsResultOptions: [Any] = []
    /// Always 0: no text is typed, checked or drawn.
    open var spellCheckerDocumentTag: Int { 0 }
    open var textContainerOrigin: NSPoint { NSPoint(x: textContainerInset.width, y: textContainerInset.height) }
    /// Always nil: no text is typed, checked or drawn.
    open var textLayoutManager: NSTextLayoutManager? { nil }
    /// Always nil: no text is typed, checked or drawn.
    open var textContentStorage: NSTextContentStorage? { nil }
    open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var acceptableDragTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var rangeForUserCompletion: NSRange { NSRange(location: NSNotFound, length: 0) }
    open var rangeForUserTextChange: NSRange { selectedRange }
    /// Kept, `selectByCharacter` at first; no text is typed, checked or drawn.
    open var selectionGranularity = NSSelectionGranularity.selectByCharacter
    /// Always `downstream`: no text is typed, checked or drawn.
    open var selectionAffinity: NSSelectionAffinity { .downstream }
    open var selectedRanges: [NSValue] {
      get { [NSValue(range: selectedRange)] }
      set { if let first = newValue.first { selectedRange = first.rangeValue } }
    }
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
    open override func insertNewline(_ sender: Any?) {
      insertText("\n", replacementRange: NSRange(location: NSNotFound, length: 0))
    }
    /// A region of size zero, changed in place; it does not move the text.
    open lazy var textContainer: NSTextContainer? = {
      let container = NSTextContainer()
      keptManager.addTextContainer(container)
      return container
    }()
    private let keptManager = NSLayoutManager()
    /// Lays out nothing.
    open var layoutManager: NSLayoutManager? { keptManager }
    /// The text when it is read: a change of it does not change the view (our choice).
    open var textStorage: NSTextStorage? { NSTextStorage(string: string) }
    /// The text with its attributes: the string alone.
    open func attributedString() -> NSAttributedString { NSAttributedString(string: string) }
    /// The selected text; nil outside of the text.
    open func attributedSubstring(
      forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
    ) -> NSAttributedString? {
      NSMaxRange(range) <= string.utf16.count ? attributedString().attributedSubstring(from: range) : nil
    }
    /// Assigns `selectedRange` unchecked, in UTF-16 units.
    open func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting flag: Bool) {
      setSelectedRange(charRange)
    }
    /// Assigns the first range unchecked.
    open func setSelectedRanges(
      _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
    ) { selectedRanges = ranges }
    /// Asks the delegate; true without one.
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
      delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
    }
    open func shouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool { true }
    /// Replaces the selection, as a person types.
    open override func insertText(_ insertString: Any) {
      insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
    }
    // Text that an input method composes: none is.
    /// Always false, unless a subclass overrides it.
    open func hasMarkedText() -> Bool { false }
    open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// Empty, a hook for subclasses that only a test calls.
    open func unmarkText() {}
    /// Always empty, unless a subclass overrides it.
    open func validAttributesForMarkedText() -> [NSAttributedString.Key] { [] }
    open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
      insertText(string, replacementRange: replacementRange)
    }
    /// Always empty: no text is laid out.
    open func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect {
      .zero
    }
    /// Always the first character: no text is laid out.
    open func characterIndex(for point: NSPoint) -> Int { 0 }
    /// Always 0, unless a subclass overrides it.
    open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
    /// Returns its argument unchanged.
    open func selectionRange(forProposedRange range: NSRange, granularity: NSSelectionGranularity) -> NSRange { range }
    /// Nil, unless a subclass overrides it.
    open func completions(
      forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String]? { nil }
    /// Returns false: nothing is read.
    @discardableResult
    open func readSelection(from pboard: NSPasteboard) -> Bool { false }
    @discardableResult
    open func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { false }
    /// Always false, unless a subclass overrides it.
    @discardableResult
    open func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { false }
    /// Read from `availableTypes.first`.
    open func preferredPasteboardType(
      from availableTypes: [NSPasteboard.PasteboardType],
      restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?
    ) -> NSPasteboard.PasteboardType? { availableTypes.first }
    /// Always empty, unless a subclass overrides it.
    open func dragOperation(for dragInfo: any NSDraggingInfo, type: NSPasteboard.PasteboardType) -> NSDragOperation {
      []
    }
    /// The same as `paste(_:)`.
    open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
    open func pasteAsRichText(_ sender: Any?) { paste(sender) }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func drawBackground(in rect: NSRect) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func invalidateTextContainerOrigin() {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func setConstrainedFrameSize(_ desiredSize: NSSize) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) { self.alignment = alignment }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func insertCompletion(_ word: String, forPartialWordRange range: NSRange, movement: Int, isFinal flag: Bool) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func showFindIndicator(for charRange: NSRange) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func performFindPanelAction(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func performTextFinderAction(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func orderFrontLinkPanel(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func orderFrontListPanel(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func orderFrontSpacingPanel(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func orderFrontTablePanel(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func orderFrontSubstitutionsPanel(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func startSpeaking(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func stopSpeaking(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleAutomaticQuoteSubstitution(_ sender: Any?) { isAutomaticQuoteSubstitutionEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleAutomaticDashSubstitution(_ sender: Any?) { isAutomaticDashSubstitutionEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleAutomaticLinkDetection(_ sender: Any?) { isAutomaticLinkDetectionEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleAutomaticTextReplacement(_ sender: Any?) { isAutomaticTextReplacementEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleAutomaticSpellingCorrection(_ sender: Any?) { isAutomaticSpellingCorrectionEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleContinuousSpellChecking(_ sender: Any?) { isContinuousSpellCheckingEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleGrammarChecking(_ sender: Any?) { isGrammarCheckingEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func toggleSmartInsertDelete(_ sender: Any?) { smartInsertDeleteEnabled.toggle() }
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func checkTextInDocument(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func breakUndoCoalescing() {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func updateTextTouchBarItems() {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func updateQuickLookPreviewPanel() {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func changeAttributes(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func changeColor(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func clicked(onLink link: Any, at charIndex: Int) {}
    /// Empty, a hook for subclasses; nothing is drawn, checked, spoken or found.
    open func updateDragTypeRegistration() {}
    /// A scroll view whose document is an empty text view without rich text.
    open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
      let view = scrollableTextView()
      (view.documentView as? NSTextView)?.isRichText = false
      return view
    }
    open class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }
    /// A scroll view whose document is an empty text view.
    open class func scrollableTextView() -> NSScrollView {
      let view = NSScrollView(frame: .zero)
      view.hasVerticalScroller = true
      view.documentView = NSTextView(frame: .zero)
      return view
    }
  }
#endif
