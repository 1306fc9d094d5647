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

    // Kept: layout of a text that is not laid out.
    open var wraps = false
    open var isScrollable = false
    open var usesSingleLineMode = false
    open var truncatesLastVisibleLine = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var alignment = NSTextAlignment.natural
    open var baseWritingDirection = NSWritingDirection.natural
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    // Kept: looks.
    open var controlSize = NSControl.ControlSize.regular
    open var backgroundStyle = BackgroundStyle.normal
    open var focusRingType = NSFocusRingType.default
    open var font: NSFont?
    open var image: NSImage?
    open var isBordered = false
    open var isBezeled = false
    open var isHighlighted = false
    open var showsFirstResponder = false
    // Kept: behaviour, which no person causes.
    open var isEnabled = true
    open var isEditable = false
    open var isSelectable = false
    open var isContinuous = false
    open var allowsUndo = true
    open var allowsMixedState = false
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open var refusesFirstResponder = false
    open var sendsActionOnEndEditing = false
    open var state = NSControl.StateValue.off
    open var tag = 0
    open var type = CellType.textCellType
    open var formatter: Formatter?
    open var menu: NSMenu?
    open var action: Selector?
    open weak var target: AnyObject?
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
    open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
    open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
    open func cellSize(forBounds rect: NSRect) -> NSSize { .zero }
    open func expansionFrame(withFrame cellFrame: NSRect, in view: NSView) -> NSRect { .zero }
    open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { .zero }
    // Empty, hooks for subclasses: nothing is drawn, edited or tracked.
    open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
    open func edit(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
    ) {}
    open func select(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
      length selLength: Int
    ) {}
    open func endEditing(_ textObj: NSText) {}
    open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
    open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
    open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { false }
    open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool {
      false
    }
    open func stopTracking(last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp: Bool)
    {}
    open func trackMouse(
      with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
    ) -> Bool { false }
    open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> HitResult { [] }
    open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
    open func performClick(_ sender: Any?) {}
    open func setCellAttribute(_ parameter: Int, to value: Int) {}
  }

  /// A cell that sends its control's action.
  @MainActor @preconcurrency
  open class NSActionCell: NSCell {}
#endif
