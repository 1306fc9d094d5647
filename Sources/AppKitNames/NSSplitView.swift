#if !canImport(Darwin)
  public import KitNames

  /// A view whose panes are its subviews; their frames stay where a program puts them.
  @MainActor @preconcurrency
  open class NSSplitView: NSView {
    /// Three looks of a divider, numbered from 1; each is 1 point wide here.
    public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
    /// A weak reference that the engine never calls.
    public weak var delegate: (any NSSplitViewDelegate)?
    /// False at first; the panes do not move.
    public var isVertical = false
    /// Thick at first, which does not change `dividerThickness`.
    public var dividerStyle = DividerStyle.thick
    /// Nil at first; no defaults store divider positions.
    public var autosaveName: String?
    /// Always 1 point, unless a subclass overrides it.
    open var dividerThickness: CGFloat { 1 }
    /// The system's separator colour, unless a subclass overrides it.
    open var dividerColor: NSColor { .separatorColor }
    /// No effect: panes keep their frames.
    open func adjustSubviews() {}
    /// No effect: no divider moves and the delegate is not asked.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  }
#endif
