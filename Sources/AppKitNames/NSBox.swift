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
    /// Nil at first. A new view replaces the former one in `subviews`.
    public var contentView: NSView? {
      didSet {
        if oldValue !== contentView { oldValue?.removeFromSuperview() }
        if let contentView { addSubview(contentView) }
      }
    }
  }
#endif
