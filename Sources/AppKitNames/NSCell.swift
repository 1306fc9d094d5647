#if !canImport(Darwin)
  public import KitNames

  /// The drawing part of a control, which draws nothing. Its values are kept, apart from the control's.
  @MainActor @preconcurrency
  open class NSCell {
    /// A cell without text.
    public init() {}
    /// Keeps the text in `stringValue`.
    public init(textCell string: String) { stringValue = string }
    /// Keeps the picture in `image`.
    public init(imageCell image: NSImage?) { self.image = image }
    /// Always nil: no archive is read.
    public required init(coder: NSCoder) {}

    /// Whether a cell is on a selected background, numbered from 0.
    public enum BackgroundStyle: Int, Sendable {
      case normal, emphasized, raised, lowered
      public static var light: BackgroundStyle { .normal }
      public static var dark: BackgroundStyle { .emphasized }
    }
    /// Contents of a cell, numbered from 0.
    public enum CellType: UInt, Sendable { case nullCellType, textCellType, imageCellType }
    /// Parts of a cell at a point, as AppKit's bits.
    public struct HitResult: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let contentArea = HitResult(rawValue: 1)
      public static let editableTextArea = HitResult(rawValue: 2)
      public static let trackableArea = HitResult(rawValue: 4)
    }

    /// Kept and false at first; no text is laid out.
    open var wraps = false
    /// Kept and false at first; no text is laid out.
    open var isScrollable = false
    /// Kept and false at first; no text is laid out.
    open var usesSingleLineMode = false
    /// Kept and false at first; no text is laid out.
    open var truncatesLastVisibleLine = false
    /// Kept, `byWordWrapping` at first; no text is laid out.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, `natural` at first; no text is laid out.
    open var alignment = NSTextAlignment.natural
    /// Kept, `natural` at first; no text is laid out.
    open var baseWritingDirection = NSWritingDirection.natural
    /// Kept, `leftToRight` at first; no text is laid out.
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    /// Kept, `regular` at first; nothing is drawn.
    open var controlSize = NSControl.ControlSize.regular
    /// Kept, `normal` at first; nothing is drawn.
    open var backgroundStyle = BackgroundStyle.normal
    /// Kept, `default` at first; nothing is drawn.
    open var focusRingType = NSFocusRingType.default
    /// Kept, nil at first; nothing is drawn.
    open var font: NSFont?
    /// Kept, nil at first; nothing is drawn.
    open var image: NSImage?
    /// Kept and false at first; nothing is drawn.
    open var isBordered = false
    /// Kept and false at first; nothing is drawn.
    open var isBezeled = false
    /// Kept and false at first; nothing is drawn.
    open var isHighlighted = false
    /// Kept and false at first; nothing is drawn.
    open var showsFirstResponder = false
    /// Kept and true at first; no person causes it.
    open var isEnabled = true
    /// Kept and false at first; no person causes it.
    open var isEditable = false
    /// Kept and false at first; no person causes it.
    open var isSelectable = false
    /// Kept and false at first; no person causes it.
    open var isContinuous = false
    /// Kept and true at first; no person causes it.
    open var allowsUndo = true
    /// Kept and false at first; no person causes it.
    open var allowsMixedState = false
    /// Kept and false at first; no person causes it.
    open var allowsEditingTextAttributes = false
    /// Kept and false at first; no person causes it.
    open var importsGraphics = false
    /// Kept and false at first; no person causes it.
    open var refusesFirstResponder = false
    /// Kept and false at first; no person causes it.
    open var sendsActionOnEndEditing = false
    /// Kept, `off` at first; no person causes it.
    open var state = NSControl.StateValue.off
    /// Kept, 0 at first; no person causes it.
    open var tag = 0
    /// Kept, `textCellType` at first; no person causes it.
    open var type = CellType.textCellType
    /// Kept, nil at first; no person causes it.
    open var formatter: Formatter?
    /// Kept, nil at first; no person causes it.
    open var menu: NSMenu?
    /// Kept, nil at first; no person causes it.
    open var action: Selector?
    /// Kept, nil at first; no person causes it.
    open weak var target: AnyObject?
    /// Kept, nil at first; no person causes it.
    open var representedObject: Any?
    /// Nil at first; a weak reference that the control does not set.
    open weak var controlView: NSView?
    /// The value, nil at first, which the other value properties convert.
    open var objectValue: Any?
    /// The value as text, empty at first.
    open var stringValue: String {
      get { attributedStringValue.string }
      set { objectValue = newValue }
    }
    /// The value as text with its attributes; only an attributed string has some.
    open var attributedStringValue: NSAttributedString {
      get { objectValue as? NSAttributedString ?? NSAttributedString(string: objectValue.map { "\($0)" } ?? "") }
      set { objectValue = newValue }
    }
    /// The value as a number, 0 for a text that begins with none.
    open var doubleValue: Double {
      get { objectValue as? Double ?? NSString(string: stringValue).doubleValue }
      set { objectValue = newValue }
    }
    open var floatValue: Float {
      get { Float(doubleValue) }
      set { doubleValue = Double(newValue) }
    }
    open var integerValue: Int {
      get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
      set { objectValue = newValue }
    }
    /// Switches `state` between off and on, or through mixed if the cell allows that.
    open func setNextState() { state = NSControl.StateValue(rawValue: nextState) }
    /// The number of the state after this one.
    open var nextState: Int {
      switch state {
      case .off: 1
      case .on: allowsMixedState ? -1 : 0
      default: 0
      }
    }
    /// Always empty: nothing is measured.
    open var cellSize: NSSize { .zero }
    /// The rectangle unchanged, where a subclass may give its own.
    open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
    /// Returns its argument unchanged.
    open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
    /// Returns its argument unchanged.
    open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
    open func cellSize(forBounds rect: NSRect) -> NSSize { .zero }
    /// Always zero, unless a subclass overrides it.
    open func expansionFrame(withFrame cellFrame: NSRect, in view: NSView) -> NSRect { .zero }
    /// Always zero, unless a subclass overrides it.
    open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { .zero }
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func edit(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
    ) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func select(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
      length selLength: Int
    ) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func endEditing(_ textObj: NSText) {}
    /// Returns its argument unchanged.
    open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
    /// Always nil: nothing is drawn, edited or tracked.
    open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
    /// Always false: nothing is drawn, edited or tracked.
    open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { false }
    /// Always false: nothing is drawn, edited or tracked.
    open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool {
      false
    }
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func stopTracking(last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp: Bool)
    {}
    /// Always false: nothing is drawn, edited or tracked.
    open func trackMouse(
      with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
    ) -> Bool { false }
    /// Always empty: nothing is drawn, edited or tracked.
    open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> HitResult { [] }
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func performClick(_ sender: Any?) {}
    /// Empty, a hook for subclasses; nothing is drawn, edited or tracked.
    open func setCellAttribute(_ parameter: Int, to value: Int) {}
  }

  /// A cell that sends its control's action.
  @MainActor @preconcurrency
  open class NSActionCell: NSCell {}
#endif
