#if !canImport(Darwin)
  public import KitNames

  /// A view for input. No person operates it; a program sets its value and sends its action.
  @MainActor @preconcurrency
  open class NSControl: NSView {
    /// Four sizes, numbered from 0; the frame depends on none of them.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    /// Off, on or mixed, as 0, 1 and -1.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let mixed = StateValue(rawValue: -1)
      public static let off = StateValue(rawValue: 0)
      public static let on = StateValue(rawValue: 1)
    }

    /// A weak reference; no method of it is ever called.
    public weak var target: AnyObject?
    /// The selector that `NSButton.performClick(_:)` sends, nil at first.
    open var action: Selector?
    /// True at first; hit testing ignores it.
    open var isEnabled = true
    /// False at first. `NSButton.highlight(_:)` writes it; no press does.
    open var isHighlighted = false
    /// False at first; no drag produces values.
    open var isContinuous = false
    /// The value, nil at first, which the other value properties convert; no formatter takes part.
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
    /// Nil at first, without a system font in its place.
    open var font: NSFont?
    /// The value `natural` at first; no text is set by it.
    open var alignment = NSTextAlignment.natural
    /// Word wrapping at first; no line is ever broken.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// False at first, and not passed to the cell.
    open var usesSingleLineMode = false
    /// The size `regular` at first, and not passed to the cell.
    open var controlSize = ControlSize.regular
    /// A plain `NSCell` at first; it shares no value with the control.
    open var cell: NSCell? = NSCell()
    /// No effect: the frame stays, since no text is measured.
    open func sizeToFit() {}
    /// Returns the offered size unchanged.
    open func sizeThatFits(_ size: NSSize) -> NSSize { size }
    /// Always nil: no field editor exists.
    open func currentEditor() -> NSText? { nil }
    /// Always false: no editing session exists.
    open func abortEditing() -> Bool { false }
    /// Passes the action to `NSApplication.sendAction`, which keeps it in `sentActions`; false for nil.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
    }
    /// Empty, a hook for subclasses; only a test calls it.
    open func textDidChange(_ notification: Notification) {}
    /// Empty, a hook for subclasses; no keystroke begins a session.
    open func textDidBeginEditing(_ notification: Notification) {}
    /// Empty, a hook for subclasses; no session ends.
    open func textDidEndEditing(_ notification: Notification) {}
  }
#endif
