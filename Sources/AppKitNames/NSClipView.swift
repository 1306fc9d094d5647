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
    /// The bounds, in the coordinates of the content.
    open var documentVisibleRect: NSRect { bounds }
    /// The frame of the content, or of the view without one.
    open var documentRect: NSRect { documentView?.frame ?? frame }
    /// Kept, nil at first; nothing is drawn.
    open var documentCursor: NSCursor?
    /// Kept, zero at first; nothing is drawn.
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Kept and true at first; nothing is drawn.
    open var automaticallyAdjustsContentInsets = true
    /// The rectangle unchanged, unless a subclass overrides it; `scroll(to:)` does not ask.
    open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
    /// Empty, a hook for subclasses that only a test calls.
    open func viewBoundsChanged(_ notification: Notification) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func viewFrameChanged(_ notification: Notification) {}
    /// Moves the origin of `bounds` there without limits; no notification follows.
    open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
  }
#endif
