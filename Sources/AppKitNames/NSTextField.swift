#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

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
    /// A field without border, bezel, background or editing; the frame is zero.
    public convenience init(labelWithString string: String) {
      self.init(string: string)
      (isEditable, isBezeled, isBordered, drawsBackground) = (false, false, false, false)
    }
    /// The same as `init(labelWithString:)`: no line wraps.
    public convenience init(wrappingLabelWithString string: String) { self.init(labelWithString: string) }

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
    /// True at first and false for labels; a program can set `stringValue` nevertheless.
    open var isEditable = true
    /// True at first, even for labels.
    open var isSelectable = true
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
    /// No effect: no field editor opens and the focus stays.
    open func selectText(_ sender: Any?) {}
  }
#endif
