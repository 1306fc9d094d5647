/// A view of a part of its content. Only a program scrolls it, through `contentView`.
@MainActor @preconcurrency
open class NSScrollView: NSView {
  /// Makes a scroll view whose only subview is an empty clip view of the same size.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { return nil }
  /// Changes the size of the frame and of the clip view.
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    contentView.setFrameSize(newSize)
  }
  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      addSubview(contentView, positioned: .below, relativeTo: oldValue)
      oldValue.removeFromSuperview()
    }
  }
  /// The document of `contentView`, nil at first.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
  open var borderType = BorderType.noBorder
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var minMagnification: CGFloat = 0.25
  open var maxMagnification: CGFloat = 4
  open var contentSize: NSSize { frame.size }
  open var documentVisibleRect: NSRect { contentView.bounds }
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = max(minMagnification, min(maxMagnification, magnification))
  }
  open func flashScrollers() {}
}
