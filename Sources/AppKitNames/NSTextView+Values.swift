#if !canImport(Darwin)
  public import KitNames

  public typealias NSTextCheckingTypes = UInt64
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
    // Kept; nothing is found.
    open weak var client: AnyObject?
    open weak var findBarContainer: AnyObject?
    open var isIncrementalSearchingEnabled = false
    open var incrementalSearchingShouldDimContentView = true
    open func performAction(_ op: Action) {}
    open func validateAction(_ op: Action) -> Bool { false }
    open func cancelFindIndicator() {}
    open func noteClientStringWillChange() {}
  }

  /// The newer maker of lines, which lays out nothing; a text view has none.
  open class NSTextLayoutManager: NSObject {}
  /// The newer storage of a text; a text view has none.
  open class NSTextContentStorage: NSObject {}

  /// Takes text of an input method. None types; a test calls it.
  @MainActor @preconcurrency
  public protocol NSTextInputClient: AnyObject {
    func insertText(_ string: Any, replacementRange: NSRange)
    func doCommand(by selector: Selector)
    func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
    func unmarkText()
    func selectedRange() -> NSRange
    func markedRange() -> NSRange
    func hasMarkedText() -> Bool
    func attributedSubstring(
      forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
    ) -> NSAttributedString?
    func validAttributesForMarkedText() -> [NSAttributedString.Key]
    func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect
    func characterIndex(for point: NSPoint) -> Int
  }

  /// The input method of a view, of which there is none.
  @MainActor @preconcurrency
  open class NSTextInputContext {
    public init(client: any NSTextInputClient) { self.client = client }
    /// Always nil: no input method runs.
    open class var current: NSTextInputContext? { nil }
    public let client: any NSTextInputClient
    open var keyboardInputSources: [String]? { nil }
    open var selectedKeyboardInputSource: String?
    // Returns false: no input method runs.
    open func handleEvent(_ event: NSEvent) -> Bool { false }
    open func activate() {}
    open func deactivate() {}
    open func discardMarkedText() {}
    open func invalidateCharacterCoordinates() {}
  }

  /// A spell checker without words: every text is right.
  @MainActor @preconcurrency
  open class NSSpellChecker {
    public static let shared = NSSpellChecker()
    open class func uniqueSpellDocumentTag() -> Int { 0 }
    open var availableLanguages: [String] { [] }
    open func language() -> String { "en" }
    open func setLanguage(_ language: String) -> Bool { false }
    /// Always without a range: every text is right.
    open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
      NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(
      forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    open func completions(
      forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    // Without effect: no word is known.
    open func learnWord(_ word: String) {}
    open func unlearnWord(_ word: String) {}
    open func hasLearnedWord(_ word: String) -> Bool { false }
    open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {}
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
    // Kept; nothing is laid out.
    open var orientation = Orientation.horizontalRuler
    open weak var scrollView: NSScrollView?
    open weak var clientView: NSView?
    open var accessoryView: NSView?
    open var ruleThickness: CGFloat = 16
    open var reservedThicknessForMarkers: CGFloat = 15
    open var reservedThicknessForAccessoryView: CGFloat = 0
    open var originOffset: CGFloat = 0
    open var requiredThickness: CGFloat { ruleThickness }
    open var baselineLocation: CGFloat { 0 }
    // Empty, hooks for subclasses.
    open func drawHashMarksAndLabels(in rect: NSRect) {}
    open func drawMarkers(in rect: NSRect) {}
    open func invalidateHashMarks() {}
  }
#endif
