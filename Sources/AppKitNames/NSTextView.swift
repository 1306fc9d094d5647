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
    // Kept; no text is typed, checked or drawn.
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextAppendEnabled = false
    open var smartInsertDeleteEnabled = true
    open var isCoalescingUndo: Bool { false }
    open var usesFindPanel = false
    open var usesRuler = false
    open var usesInspectorBar = false
    open var usesRolloverButtonForSelection = false
    open var usesAdaptiveColorMappingForDarkAppearance = false
    open var enabledTextCheckingTypes: NSTextCheckingTypes = 0
    open var displaysLinkToolTips = true
    open var acceptsGlyphInfo = false
    open var allowsImageEditing = false
    open var allowsDocumentBackgroundColorChange = false
    open var allowsCharacterPickerTouchBarItem = false
    open var markedTextAttributes: [NSAttributedString.Key: Any]?
    open var inlinePredictionType = NSTextInputTraitType.default
    open var mathExpressionCompletionType = NSTextInputTraitType.default
    open var writingToolsBehavior = NSWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: [Any] = []
    open var spellCheckerDocumentTag: Int { 0 }
    open var textContainerOrigin: NSPoint { NSPoint(x: textContainerInset.width, y: textContainerInset.height) }
    open var textLayoutManager: NSTextLayoutManager? { nil }
    open var textContentStorage: NSTextContentStorage? { nil }
    open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var acceptableDragTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var rangeForUserCompletion: NSRange { NSRange(location: NSNotFound, length: 0) }
    open var rangeForUserTextChange: NSRange { selectedRange }
    open var selectionGranularity = NSSelectionGranularity.selectByCharacter
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
    open func hasMarkedText() -> Bool { false }
    open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func unmarkText() {}
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
    open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
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
    @discardableResult
    open func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { false }
    open func preferredPasteboardType(
      from availableTypes: [NSPasteboard.PasteboardType],
      restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?
    ) -> NSPasteboard.PasteboardType? { availableTypes.first }
    open func dragOperation(for dragInfo: any NSDraggingInfo, type: NSPasteboard.PasteboardType) -> NSDragOperation {
      []
    }
    /// The same as `paste(_:)`.
    open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
    open func pasteAsRichText(_ sender: Any?) { paste(sender) }
    // Empty, hooks for subclasses: nothing is drawn, checked, spoken or found.
    open func drawBackground(in rect: NSRect) {}
    open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
    open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) {}
    open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) {}
    open func invalidateTextContainerOrigin() {}
    open func setConstrainedFrameSize(_ desiredSize: NSSize) {}
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) { self.alignment = alignment }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {}
    open func insertCompletion(_ word: String, forPartialWordRange range: NSRange, movement: Int, isFinal flag: Bool) {}
    open func showFindIndicator(for charRange: NSRange) {}
    open func performFindPanelAction(_ sender: Any?) {}
    open func performTextFinderAction(_ sender: Any?) {}
    open func orderFrontLinkPanel(_ sender: Any?) {}
    open func orderFrontListPanel(_ sender: Any?) {}
    open func orderFrontSpacingPanel(_ sender: Any?) {}
    open func orderFrontTablePanel(_ sender: Any?) {}
    open func orderFrontSubstitutionsPanel(_ sender: Any?) {}
    open func startSpeaking(_ sender: Any?) {}
    open func stopSpeaking(_ sender: Any?) {}
    open func toggleAutomaticQuoteSubstitution(_ sender: Any?) { isAutomaticQuoteSubstitutionEnabled.toggle() }
    open func toggleAutomaticDashSubstitution(_ sender: Any?) { isAutomaticDashSubstitutionEnabled.toggle() }
    open func toggleAutomaticLinkDetection(_ sender: Any?) { isAutomaticLinkDetectionEnabled.toggle() }
    open func toggleAutomaticTextReplacement(_ sender: Any?) { isAutomaticTextReplacementEnabled.toggle() }
    open func toggleAutomaticSpellingCorrection(_ sender: Any?) { isAutomaticSpellingCorrectionEnabled.toggle() }
    open func toggleContinuousSpellChecking(_ sender: Any?) { isContinuousSpellCheckingEnabled.toggle() }
    open func toggleGrammarChecking(_ sender: Any?) { isGrammarCheckingEnabled.toggle() }
    open func toggleSmartInsertDelete(_ sender: Any?) { smartInsertDeleteEnabled.toggle() }
    open func checkTextInDocument(_ sender: Any?) {}
    open func breakUndoCoalescing() {}
    open func updateTextTouchBarItems() {}
    open func updateQuickLookPreviewPanel() {}
    open func changeAttributes(_ sender: Any?) {}
    open func changeColor(_ sender: Any?) {}
    open func clicked(onLink link: Any, at charIndex: Int) {}
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
