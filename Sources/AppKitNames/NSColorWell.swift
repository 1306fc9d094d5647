#if !canImport(Darwin)
  public import KitNames

  /// A control with a colour. Only a program sets it; no panel opens.
  @MainActor @preconcurrency
  open class NSColorWell: NSControl {
    /// Looks of a well, numbered from 0; none is drawn.
    public enum Style: Int, Sendable { case `default`, minimal, expanded }
    /// Keeps the look; the frame is zero.
    public convenience init(style: Style) {
      self.init(frame: .zero)
      colorWellStyle = style
    }
    /// Black at first; a change tells observers and sends no action.
    open var color = NSColor.black {
      willSet { willChangeValue(for: \.color) }
      didSet { didChangeValue(for: \.color) }
    }
    /// True between `activate(_:)` and `deactivate()`.
    open private(set) var isActive = false
    /// Kept, `default` at first; nothing is drawn.
    open var colorWellStyle = Style.default
    /// Kept and true at first; nothing is drawn.
    open var isBordered = true
    /// Kept and true at first; nothing is drawn.
    open var supportsAlpha = true
    /// Kept, nil at first; nothing is drawn.
    open var image: NSImage?
    /// Kept, 1 at first; nothing is drawn.
    open var maximumLinearExposure: CGFloat = 1
    /// Kept, nil at first; nothing is drawn.
    open weak var pulldownTarget: AnyObject?
    /// Kept, nil at first; nothing is drawn.
    open var pulldownAction: Selector?
    /// Sets `isActive`; no panel opens.
    open func activate(_ exclusive: Bool) { isActive = true }
    /// Clears `isActive`.
    open func deactivate() { isActive = false }
    /// Takes the colour of a well or a panel.
    open func takeColorFrom(_ sender: Any?) {
      color = (sender as? NSColorWell)?.color ?? (sender as? NSColorPanel)?.color ?? color
    }
    /// Empty, a hook for subclasses.
    open func drawWell(inside insideRect: NSRect) {}
  }

  /// A way to pick a colour of the screen, which picks none.
  @MainActor @preconcurrency
  open class NSColorSampler {
    public init() {}
    /// The colour that the next sampling picks; nil cancels. For tests: AppKit has no such property.
    public static var answer: NSColor?
    /// Calls the handler at once with `answer`.
    open func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(Self.answer) }
    /// Returns `answer` without suspending.
    open func sample() async -> NSColor? { Self.answer }
  }
#endif
