#if !canImport(Darwin)
  public import KitNames

  /// Units of a selection, numbered from 0.
  public enum NSSelectionGranularity: UInt, Sendable { case selectByCharacter, selectByWord, selectByParagraph }
  /// The side of a line's end, numbered from 0.
  public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }
  /// A wish about input, numbered from 0; no input method reads it.
  public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }
  /// A wish about writing tools, from -1; none exists.
  public enum NSWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
  /// Actions of a find panel, with AppKit's raw values.
  public enum NSFindPanelAction: UInt, Sendable {
    case showFindPanel = 1, next, previous, replaceAll, replace, replaceAndFind, setFindString
    case replaceAllInSelection, selectAll, selectAllInSelection
  }

  /// A search in a text, which finds nothing.
  @MainActor @preconcurrency
  open class NSTextFinder {
    /// Actions of a find bar, with AppKit's raw values.
    public enum Action: Int, Sendable {
      case showFindInterface = 1, nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString
      case replaceAllInSelection, selectAll, selectAllInSelection, hideFindInterface, showReplaceInterface
      case hideReplaceInterface
    }
    public init() {}
    /// Kept, nil at first; nothing is found.
    open weak var client: AnyObject?
    /// Kept, nil at first; nothing is found.
    open weak var findBarContainer: AnyObject?
    /// Kept and false at first; nothing is found.
    open var isIncrementalSearchingEnabled = false
    /// Kept and true at first; nothing is found.
    open var incrementalSearchingShouldDimContentView = true
    /// Without effect: nothing is found.
    open func performAction(_ op: Action) {}
    /// Always false: nothing is found.
    open func validateAction(_ op: Action) -> Bool { false }
    /// Without effect: nothing is found.
    open func cancelFindIndicator() {}
    /// Without effect: nothing is found.
    open func noteClientStringWillChange() {}
  }

  /// The newer maker of lines, which lays out nothing; a text view has none.
  open class NSTextLayoutManager: NSObject {}
  /// The newer storage of a text; a text view has none.
  open class NSTextContentStorage: NSObject {}

  /// Takes text of an input method. None types; a test calls it.
  @MainActor @preconcurrency
  public protocol NSTextInputClient: AnyObject {
    /// Only tests call it, as nothing here does.
    func insertText(_ string: Any, replacementRange: NSRange)
    /// Only tests call it, as nothing here does.
    func doCommand(by selector: Selector)
    /// Only tests call it, as nothing here does.
    func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
    /// Only tests call it, as nothing here does.
    func unmarkText()
    /// Only tests call it, as nothing here does.
    func selectedRange() -> NSRange
    /// Only tests call it, as nothing here does.
    func markedRange() -> NSRange
    /// Only tests call it, as nothing here does.
    func hasMarkedText() -> Bool
    /// Only tests call it, as nothing here does.
    func attributedSubstring(
      forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
    ) -> NSAttributedString?
    /// Only tests call it, as nothing here does.
    func validAttributesForMarkedText() -> [NSAttributedString.Key]
    /// Only tests call it, as nothing here does.
    func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect
    /// Only tests call it, as nothing here does.
    func characterIndex(for point: NSPoint) -> Int
  }

  /// The input method of a view, of which there is none.
  @MainActor @preconcurrency
  open class NSTextInputContext {
    /// Keeps its arguments, and does nothing else.
    public init(client: any NSTextInputClient) { self.client = client }
    /// Always nil: no input method runs.
    open class var current: NSTextInputContext? { nil }
    public let client: any NSTextInputClient
    /// Always nil, unless a subclass overrides it.
    open var keyboardInputSources: [String]? { nil }
    /// Kept, nil at first; no part of the engine reads it.
    open var selectedKeyboardInputSource: String?
    // Returns false: no input method runs.
    /// Always false: no input method runs.
    open func handleEvent(_ event: NSEvent) -> Bool { false }
    /// Without effect: no input method runs.
    open func activate() {}
    /// Without effect: no input method runs.
    open func deactivate() {}
    /// Without effect: no input method runs.
    open func discardMarkedText() {}
    /// Without effect: no input method runs.
    open func invalidateCharacterCoordinates() {}
  }

  /// A spell checker without words: every text is right.
  @MainActor @preconcurrency
  open class NSSpellChecker {
    public static let shared = NSSpellChecker()
    /// Always 0, unless a subclass overrides it.
    open class func uniqueSpellDocumentTag() -> Int { 0 }
    /// Always empty, unless a subclass overrides it.
    open var availableLanguages: [String] { [] }
    open func language() -> String { "en" }
    /// Always false, unless a subclass overrides it.
    open func setLanguage(_ language: String) -> Bool { false }
    /// Always without a range: every text is right.
    open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
      NSRange(location: NSNotFound, length: 0)
    }
    /// Always nil, unless a subclass overrides it.
    open func guesses(
      forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    /// Always nil, unless a subclass overrides it.
    open func completions(
      forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    /// Without effect: no word is known.
    open func learnWord(_ word: String) {}
    /// Without effect: no word is known.
    open func unlearnWord(_ word: String) {}
    /// Always false: no word is known.
    open func hasLearnedWord(_ word: String) -> Bool { false }
    /// Without effect: no word is known.
    open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {}
    /// Without effect: no word is known.
    open func closeSpellDocument(withTag tag: Int) {}
  }

  /// Lines and numbers beside a scroll view; nothing is drawn.
  @MainActor @preconcurrency
  open class NSRulerView: NSView {
    /// Horizontal or vertical, numbered from 0.
    public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
    public init(scrollView: NSScrollView?, orientation: Orientation) {
      self.orientation = orientation
      super.init(frame: .zero)
      self.scrollView = scrollView
    }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept, `horizontalRuler` at first; nothing is laid out.
    open var orientation = Orientation.horizontalRuler
    /// Kept, nil at first; nothing is laid out.
    open weak var scrollView: NSScrollView?
    /// Kept, nil at first; nothing is laid out.
    open weak var clientView: NSView?
    /// Kept, nil at first; nothing is laid out.
    open var accessoryView: NSView?
    /// Kept, 16 at first; nothing is laid out.
    open var ruleThickness: CGFloat = 16
    /// Kept, 15 at first; nothing is laid out.
    open var reservedThicknessForMarkers: CGFloat = 15
    /// Kept, 0 at first; nothing is laid out.
    open var reservedThicknessForAccessoryView: CGFloat = 0
    /// Kept, 0 at first; nothing is laid out.
    open var originOffset: CGFloat = 0
    open var requiredThickness: CGFloat { ruleThickness }
    /// Always 0: nothing is laid out.
    open var baselineLocation: CGFloat { 0 }
    /// Empty, a hook for subclasses that only a test calls.
    open func drawHashMarksAndLabels(in rect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawMarkers(in rect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func invalidateHashMarks() {}
  }
#endif
