#if !canImport(Darwin)
  import KitNames

  /// A frame around views that draws neither border nor title.
  @MainActor @preconcurrency
  open class NSBox: NSView {
    /// Three looks with AppKit's raw values: 0, 2 and 4.
    public enum BoxType: UInt, Sendable { case primary, separator = 2, custom = 4 }
    /// A `primary` box at first; no line separates anything.
    public var boxType = BoxType.primary
    /// Empty at first; no text appears above the content.
    public var title = ""
    /// Clear at first. The value reaches no pixel.
    public var fillColor = NSColor.clear
    /// Places of a title, numbered from 0; none is drawn.
    public enum TitlePosition: UInt, Sendable {
      case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }
    /// Kept, `separatorColor` at first; nothing is drawn.
    public var borderColor = NSColor.separatorColor
    /// Kept, 1 at first; nothing is drawn.
    public var borderWidth: CGFloat = 1
    /// Kept, `lineBorder` at first; nothing is drawn.
    public var borderType = NSScrollView.BorderType.lineBorder
    /// Kept, 0 at first; nothing is drawn.
    public var cornerRadius: CGFloat = 0
    /// Kept and false at first; nothing is drawn.
    public var isTransparent = false
    /// Kept, `atTop` at first; nothing is drawn.
    public var titlePosition = TitlePosition.atTop
    /// Kept; nothing is drawn.
    public var titleFont = NSFont.systemFont(ofSize: 11)
    /// Kept; nothing is drawn.
    public var contentViewMargins = NSSize(width: 5, height: 5)
    /// Always empty: no title is drawn.
    open var titleRect: NSRect { .zero }
    open var titleCell: Any { NSCell() }
    open var borderRect: NSRect { bounds }
    /// Without effect: the frame stays.
    open func sizeToFit() {}
    /// Without effect: the frame stays.
    open func setFrameFromContentFrame(_ contentFrame: NSRect) {}
    /// Nil at first. A new view replaces the former one in `subviews`.
    public var contentView: NSView? {
      didSet {
        if oldValue !== contentView { oldValue?.removeFromSuperview() }
        if let contentView { addSubview(contentView) }
      }
    }
  }
#endif
