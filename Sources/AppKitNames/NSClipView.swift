#if !canImport(Darwin)
  public import KitNames

  /// The visible part of a scroll view. Its bounds' origin is the scroll position.
  @MainActor @preconcurrency
  open class NSClipView: NSView {
    /// The content, nil at first; a new view replaces the old one in `subviews`.
    open var documentView: NSView? {
      didSet {
        if oldValue !== documentView { oldValue?.removeFromSuperview() }
        if let documentView { addSubview(documentView) }
      }
    }
    /// True at first; no area is filled either way.
    open var drawsBackground = true
    /// The system colour of control backgrounds at first; no area is filled.
    open var backgroundColor = NSColor.controlBackgroundColor
    /// Moves the origin of `bounds` there without limits; no notification follows.
    open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
  }
#endif
