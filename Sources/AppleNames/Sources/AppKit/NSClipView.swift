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
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
  open var documentVisibleRect: NSRect { bounds }
  open var documentRect: NSRect { documentView?.frame ?? frame }
  open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
}
