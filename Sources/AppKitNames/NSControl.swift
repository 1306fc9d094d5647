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
    /// Kept, 0 at first; a control keeps its own, unlike other views.
    open override var tag: Int {
      get { keptTag }
      set { keptTag = newValue }
    }
    private var keptTag = 0
    /// Kept, nil at first; no value is converted with it.
    open var formatter: Formatter?
    /// Kept and false at first; no key or pointer arrives.
    open var ignoresMultiClick = false
    /// Kept and false at first; no key or pointer arrives.
    open var refusesFirstResponder = false
    /// Kept and false at first; no key or pointer arrives.
    open var allowsExpansionToolTips = false
    /// Kept, `natural` at first; no key or pointer arrives.
    open var baseWritingDirection = NSWritingDirection.natural
    /// The cell, as one with a value.
    /// Read from `cell`.
    open func selectedCell() -> NSCell? { cell }
    open class var cellClass: AnyClass? {
      get { NSCell.self }
      set {}
    }
    /// Sends the action; a button and a switch change their state before.
    open func performClick(_ sender: Any?) { sendAction(action, to: target) }
    /// Takes the value of another control.
    open func takeStringValueFrom(_ sender: Any?) {
      if let one = sender as? NSControl { stringValue = one.stringValue }
    }
    open func takeIntegerValueFrom(_ sender: Any?) {
      if let one = sender as? NSControl { integerValue = one.integerValue }
    }
    open func takeDoubleValueFrom(_ sender: Any?) {
      if let one = sender as? NSControl { doubleValue = one.doubleValue }
    }
    open func takeObjectValueFrom(_ sender: Any?) {
      if let one = sender as? NSControl { objectValue = one.objectValue }
    }
    /// Always empty: no text is cut off.
    open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect { .zero }
    /// Without effect: no field editor exists, and nothing is drawn.
    open func validateEditing() {}
    /// Without effect: no field editor exists, and nothing is drawn.
    open func edit(with rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent) {}
    /// Without effect: no field editor exists, and nothing is drawn.
    open func endEditing(_ textObj: NSText) {}
    /// Without effect: no field editor exists, and nothing is drawn.
    open func drawExpansionFrame(withFrame contentFrame: NSRect, in view: NSView) {}
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
    /// True, unless a subclass overrides it.
    open func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    /// True, unless a subclass overrides it.
    open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }

    // Only a program itself posts them.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
      "NSControlTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
      "NSControlTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  }
#endif
