#if !canImport(Darwin)
  public import KitNames

  /// A view of a part of its content. Only a program scrolls it, through `contentView`.
  @MainActor @preconcurrency
  open class NSScrollView: NSView {
    /// Ways to move past an edge, numbered from 0; no scrolling bounces.
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    /// Four frames around the view, numbered from 0; none is drawn.
    public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

    /// Makes a scroll view whose only subview is an empty clip view of the same size.
    public override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      contentView.frame = bounds
      addSubview(contentView)
    }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// The clip view among `subviews` that holds the document; a new one takes its place.
    open var contentView = NSClipView() {
      didSet {
        guard contentView !== oldValue else { return }
        addSubview(contentView, positioned: .below, relativeTo: oldValue)
        oldValue.removeFromSuperview()
      }
    }
    /// Changes the size of the frame and of the clip view.
    open override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      contentView.setFrameSize(newSize)
    }
    /// The document of `contentView`, nil at first.
    open var documentView: NSView? {
      get { contentView.documentView }
      set { contentView.documentView = newValue }
    }
    /// False at first; true makes no `NSScroller`.
    open var hasVerticalScroller = false
    /// False at first; `horizontalScroller` stays nil with either value.
    open var hasHorizontalScroller = false
    /// False at first; no ruler is made.
    open var hasHorizontalRuler = false
    /// False at first; no ruler is made.
    open var hasVerticalRuler = false
    /// False at first; no ruler appears.
    open var rulersVisible = false
    /// False at first; no scroller appears or disappears.
    open var autohidesScrollers = false
    /// The style `overlay` at first; the content size is the same with `legacy`.
    open var scrollerStyle = NSScroller.Style.overlay
    /// Nil until a program sets one; `hasVerticalScroller` does not create it.
    open var verticalScroller: NSScroller?
    /// Nil until a program sets one; `hasHorizontalScroller` does not create it.
    open var horizontalScroller: NSScroller?
    /// The value `automatic` at first; no wheel moves past the edge.
    open var verticalScrollElasticity = Elasticity.automatic
    /// The value `automatic` at first; no swipe moves past the edge.
    open var horizontalScrollElasticity = Elasticity.automatic
    /// True at first; no area is filled, and the clip view keeps its own flag.
    open var drawsBackground = true
    /// The system colour of control backgrounds at first; the clip view keeps its own.
    open var backgroundColor = NSColor.controlBackgroundColor
    /// No border at first; any other takes no space from the content.
    open var borderType = BorderType.noBorder
    /// True at first; no toolbar changes `contentInsets`.
    open var automaticallyAdjustsContentInsets = true
    /// Distances in points, zero at first; the clip view does not shrink by them.
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Distances in points, zero at first; no scroller moves by them.
    open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// False at first; a program can set `magnification` nevertheless.
    open var allowsMagnification = false
    /// A factor, 1 at first, not clamped and without effect on the content.
    open var magnification: CGFloat = 1
    /// A factor, 0.25 at first; `magnification` may be below it.
    open var minMagnification: CGFloat = 0.25
    /// A factor, 4 at first; `magnification` may be above it.
    open var maxMagnification: CGFloat = 4
    /// The whole frame's size in points, scrollers and insets included.
    open var contentSize: NSSize { frame.size }
    /// The bounds of `contentView`, which has the size of the scroll view.
    open var documentVisibleRect: NSRect { contentView.bounds }
    /// No effect: no scroller needs a new position.
    open override func reflectScrolledClipView(_ clipView: NSClipView) {}
    /// Kept, nil at first; nothing is drawn or scrolled by a person.
    open var documentCursor: NSCursor?
    /// Kept, `default` at first; nothing is drawn or scrolled by a person.
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    /// Kept and true at first; nothing is drawn or scrolled by a person.
    open var usesPredominantAxisScrolling = true
    /// Kept, `aboveContent` at first; nothing is drawn or scrolled by a person.
    open var findBarPosition = FindBarPosition.aboveContent
    /// Kept, nil at first; nothing is drawn or scrolled by a person.
    open var horizontalRulerView: NSRulerView?
    /// Kept, nil at first; nothing is drawn or scrolled by a person.
    open var verticalRulerView: NSRulerView?
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var lineScroll: CGFloat = 10
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var verticalLineScroll: CGFloat = 10
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var horizontalLineScroll: CGFloat = 10
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var pageScroll: CGFloat = 10
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var verticalPageScroll: CGFloat = 10
    /// Kept, 10 at first; nothing is drawn or scrolled by a person.
    open var horizontalPageScroll: CGFloat = 10
    /// Places of a find bar, numbered from 0; none appears.
    public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }
    /// Sets `magnification`, between the limits.
    open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
      self.magnification = max(minMagnification, min(maxMagnification, magnification))
    }
    /// Sets the magnification at which the rectangle fills the view, between the limits, and scrolls there.
    open func magnify(toFit rect: NSRect) {
      guard rect.width > 0, rect.height > 0 else { return }
      setMagnification(min(frame.width / rect.width, frame.height / rect.height), centeredAt: rect.origin)
      contentView.scroll(to: rect.origin)
    }
    /// Without effect: no scroller appears.
    open func flashScrollers() {}
    /// No effect: no scroller appears.
    open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }
    /// Returns its argument unchanged.
    open class func frameSize(
      forContentSize cSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
      borderType type: BorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
    ) -> NSSize { cSize }
    /// No effect: clip view and scrollers keep their frames.
    open func tile() {}

    // Only a program itself posts them.
    public nonisolated static let willStartLiveScrollNotification = Notification.Name("NSScrollViewWillStartLiveScroll")
    public nonisolated static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScroll")
    public nonisolated static let willStartLiveMagnifyNotification = Notification.Name(
      "NSScrollViewWillStartLiveMagnify")
    public nonisolated static let didEndLiveMagnifyNotification = Notification.Name("NSScrollViewDidEndLiveMagnify")
    public nonisolated static let didEndLiveScrollNotification = Notification.Name("NSScrollViewDidEndLiveScroll")
  }
#endif
