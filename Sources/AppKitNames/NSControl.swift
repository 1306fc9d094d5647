#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A view for input. No person operates it; values and targets only stay where a program puts them.
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
    /// A selector that no click sends, nil at first.
    open var action: Selector?
    /// True at first; hit testing ignores it.
    open var isEnabled = true
    /// False at first. `NSButton.highlight(_:)` writes it; no press does.
    open var isHighlighted = false
    /// False at first; no drag produces values.
    open var isContinuous = false
    /// Empty at first. The other value properties do not follow it.
    open var stringValue = ""
    /// An empty string at first, independent of `stringValue`.
    open var attributedStringValue = NSAttributedString(string: "")
    /// Any object, nil at first; no formatter converts it.
    open var objectValue: Any?
    /// A 32-bit number, 0 at first, independent of the other values.
    open var intValue: Int32 = 0
    /// A number, 0 at first, independent of `intValue` and `stringValue`.
    open var integerValue = 0
    /// A single-precision number, 0 at first, independent of `doubleValue`.
    open var floatValue: Float = 0
    /// A number, 0 at first, not clamped to any range.
    open var doubleValue: Double = 0
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
    /// Always false: the action reaches neither the target nor `sentActions`.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
    /// Empty, a hook for subclasses; only a test calls it.
    open func textDidChange(_ notification: Notification) {}
    /// Empty, a hook for subclasses; no keystroke begins a session.
    open func textDidBeginEditing(_ notification: Notification) {}
    /// Empty, a hook for subclasses; no session ends.
    open func textDidEndEditing(_ notification: Notification) {}
  }
#endif
