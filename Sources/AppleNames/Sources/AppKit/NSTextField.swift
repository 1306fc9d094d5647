/// A line of text without typing: only a program or a test sets `stringValue`.
@MainActor @preconcurrency
open class NSTextField: NSControl {
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
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var textColor: NSColor? = .labelColor
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true { didSet { if isEditable, !isSelectable { isSelectable = true } } }
  open var isSelectable = true { didSet { if !isSelectable, isEditable { isEditable = false } } }
  open var isBordered = true
  open var isBezeled = true
  open var bezelStyle = BezelStyle.squareBezel
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var isAutomaticTextCompletionEnabled = true
  public weak var delegate: (any NSTextFieldDelegate)?
  open override var acceptsFirstResponder: Bool { true }
  open var contentType: NSTextContentType?
  open func selectText(_ sender: Any?) {}
}
