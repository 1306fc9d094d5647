#if !canImport(Darwin)
  public import KitNames

  /// A line of text without typing: only a program or a test sets `stringValue`.
  @MainActor @preconcurrency
  open class NSTextField: NSControl {
    /// Two outlines, square and rounded; neither is drawn.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
    /// Keeps the string in `stringValue`; the frame is zero.
    public convenience init(string: String) {
      self.init(frame: .zero)
      stringValue = string
    }
    /// A field without border, bezel, background, editing or selection; the frame is zero.
    public convenience init(labelWithString string: String) {
      self.init(string: string)
      // NB: an initializer sets a property without its observer.
      (isEditable, isSelectable, isBezeled, isBordered, drawsBackground) = (false, false, false, false, false)
    }
    /// A label with attributes.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
      self.init(labelWithString: "")
      self.attributedStringValue = attributedStringValue
    }
    /// A label whose text a person could select; no line wraps.
    public convenience init(wrappingLabelWithString string: String) {
      self.init(labelWithString: string)
      isSelectable = true
    }

    /// Nil at first; no text appears in an empty field.
    open var placeholderString: String?
    /// Nil at first, independent of `placeholderString`.
    open var placeholderAttributedString: NSAttributedString?
    /// The system's label colour at first; no text is drawn with it.
    open var textColor: NSColor? = .labelColor
    /// Nil at first; no area is filled.
    open var backgroundColor: NSColor?
    /// True at first; false for labels.
    open var drawsBackground = true
    /// True at first and false for labels; true makes the text selectable too.
    open var isEditable = true { didSet { if isEditable, !isSelectable { isSelectable = true } } }
    /// True at first and false for labels; false ends editing too.
    open var isSelectable = true { didSet { if !isSelectable, isEditable { isEditable = false } } }
    /// True at first and false for labels, independent of `isBezeled`.
    open var isBordered = true
    /// True at first and false for labels, independent of `isBordered`.
    open var isBezeled = true
    /// Square at first; the frame does not depend on it.
    open var bezelStyle = BezelStyle.squareBezel
    /// A count, 0 for no limit at first; no line is cut off.
    open var maximumNumberOfLines = 0
    /// Points, 0 at first; no intrinsic size results from it.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// False at first; no field editor changes attributes.
    open var allowsEditingTextAttributes = false
    /// True at first; no suggestion appears.
    open var isAutomaticTextCompletionEnabled = true
    /// A weak reference that the engine never calls.
    public weak var delegate: (any NSTextFieldDelegate)?
    open override var acceptsFirstResponder: Bool { true }
    /// Kept, empty at first; no text is typed or laid out.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Kept and false at first; no text is typed or laid out.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept and false at first; no text is typed or laid out.
    open var allowsCharacterPickerTouchBarItem = false
    /// Kept and true at first; no text is typed or laid out.
    open var allowsWritingTools = true
    /// Kept and false at first; no text is typed or laid out.
    open var importsGraphics = false
    /// Kept, nil at first; no text is typed or laid out.
    open var contentType: NSTextContentType?
    /// No effect: no field editor opens and the focus stays.
    open func selectText(_ sender: Any?) {}
  }

  /// The meaning of a text, which no keyboard reads.
  public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
    public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
    public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
    public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
    public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
    public static let telephoneNumber = NSTextContentType(rawValue: "NSTextContentTypeTelephoneNumber")
    public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
    public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
  }
#endif
