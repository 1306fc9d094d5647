/// A view for input. No person operates it; a program sets its value and sends its action.
@MainActor @preconcurrency
open class NSControl: NSView {
  public weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isHighlighted = false
  open var isContinuous = false
  open var objectValue: Any?
  /// The value as text, empty at first; a whole number has no fraction.
  open var stringValue: String {
    get { attributedStringValue.string }
    set { objectValue = newValue }
  }
  /// The value as text with its attributes; only an attributed string has some.
  open var attributedStringValue: NSAttributedString {
    get {
      if let text = objectValue as? NSAttributedString { return text }
      let whole = (objectValue as? any BinaryFloatingPoint).flatMap { Int(exactly: Double($0)) }
      return NSAttributedString(string: whole.map(String.init) ?? objectValue.map { "\($0)" } ?? "")
    }
    set { objectValue = newValue }
  }
  /// The value as a number without fraction, 0 for a text that begins with none.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { objectValue = newValue }
  }
  /// The value as a number without fraction, 0 for a text that begins with none.
  open var integerValue: Int {
    get {
      if let number = objectValue as? any BinaryInteger { return Int(clamping: number) }
      return Int(exactly: doubleValue.rounded(.towardZero)) ?? 0
    }
    set { objectValue = newValue }
  }
  /// The value as a number in single precision, 0 for a text that begins with none.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { objectValue = newValue }
  }
  /// The value as a number, 0 for a text that begins with none.
  open var doubleValue: Double {
    get {
      switch objectValue {
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as any BinaryInteger: Double(number)
      default: NSString(string: stringValue).doubleValue
      }
    }
    set { objectValue = newValue }
  }
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var usesSingleLineMode = false
  open var controlSize = ControlSize.regular
  /// Kept, 0 at first; a control keeps its own, unlike other views.
  open override var tag: Int {
    get { keptTag }
    set { keptTag = newValue }
  }
  private var keptTag = 0
  open func performClick(_ sender: Any?) { sendAction(action, to: target) }
  open func drawExpansionFrame(withFrame contentFrame: NSRect, in view: NSView) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  open func currentEditor() -> NSText? { nil }
  /// Passes the action to `NSApplication.sendAction`, which keeps it in `sentActions`; false for nil.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
  }
}
