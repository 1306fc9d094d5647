#if !canImport(Darwin)
  public import KitNames

  /// A view that keeps an offset and content size; only a program scrolls it.
  @MainActor @preconcurrency
  open class UIScrollView: UIView {
    /// Makes a view whose `clipsToBounds` is true.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Top left visible point, which is the origin of `bounds`; without limits. The delegate is not called.
    open var contentOffset: CGPoint {
      get { bounds.origin }
      set { bounds.origin = newValue }
    }
    /// Points, zero at first; no layout computes it.
    open var contentSize = CGSize.zero
    /// Points added at each edge, zero at first; the offset stays.
    open var contentInset = UIEdgeInsets.zero
    /// The same as `contentInset`: there is no safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Kept points around the bar, zero at first.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept points around the bar, zero at first.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical bar; a new value is for both bars.
    open var scrollIndicatorInsets: UIEdgeInsets {
      get { verticalScrollIndicatorInsets }
      set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Kept and true at first; no bar is drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Kept, `default` at first; no bar is drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// Kept and true at first; no touch waits.
    open var delaysContentTouches = true
    /// Kept and true at first; no finger moves.
    open var canCancelContentTouches = true
    /// Kept and false at first; no finger moves.
    open var isDirectionalLockEnabled = false
    /// Kept and true at first; no edge springs back.
    open var bouncesVertically = true
    /// Kept and true at first; no edge springs back.
    open var bouncesHorizontally = true
    /// Kept and false at first; no keyboard scrolls.
    open var allowsKeyboardScrolling = true
    /// Kept, none at first; nothing is aligned.
    open var contentAlignmentPoint = CGPoint.zero
    /// Kept and false at first; no status bar is tapped.
    open var transfersHorizontalScrollingToParent = true
    /// Kept and true at first; no status bar is tapped.
    open var transfersVerticalScrollingToParent = true
    /// A gesture missing from `gestureRecognizers`; its view is nil.
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// A gesture missing from `gestureRecognizers`; its view is nil.
    public private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
    /// Always false: the scale changes at once.
    public var isZooming: Bool { false }
    /// Always false: the scale changes at once.
    public var isZoomBouncing: Bool { false }
    /// Always false: the offset changes at once.
    public var isScrollAnimating: Bool { false }
    /// Has no effect: nothing scrolls.
    open func stopScrollingAndZooming() {}
    /// Never called here: insets stay.
    open func adjustedContentInsetDidChange() {}
    /// True, unless a subclass overrides it; no touch arrives.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// True except for controls, unless a subclass overrides it; no touch arrives.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Kept, `automatic` at first; `adjustedContentInset` ignores it.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Kept and true at first; `setContentOffset` ignores it.
    open var isScrollEnabled = true
    /// Kept and false at first; the offset snaps to nothing.
    open var isPagingEnabled = false
    /// Kept and true at first; no edge springs back.
    open var bounces = true
    /// Kept and false at first; no edge springs back.
    open var alwaysBounceVertical = false
    /// Kept and false at first; no side springs back.
    open var alwaysBounceHorizontal = false
    /// Kept and true at first; `zoomScale` never springs back.
    open var bouncesZoom = true
    /// Kept and true at first; no status bar is tapped.
    open var scrollsToTop = true
    /// Kept and true at first; no bar is drawn.
    open var showsVerticalScrollIndicator = true
    /// Kept and true at first; no bar is drawn.
    open var showsHorizontalScrollIndicator = true
    /// Kept, `none` at first; a first responder stays.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept, `normal` (0.998) at first; nothing glides.
    open var decelerationRate = DecelerationRate.normal
    /// Kept ratio, 1 at first; not clamped to minimum and maximum.
    open var zoomScale: CGFloat = 1
    /// Kept smallest ratio, 1 at first; not enforced.
    open var minimumZoomScale: CGFloat = 1
    /// Kept largest ratio, 1 at first; not enforced.
    open var maximumZoomScale: CGFloat = 1
    /// Kept outside `subviews`, nil at first.
    open var refreshControl: UIRefreshControl?
    /// A gesture missing from `gestureRecognizers`; its view is nil.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Anchors of the content, made on first access; the size is never computed.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
    /// Anchors of the visible part, made on first access.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
    /// Always false: no finger arrives.
    public var isDragging: Bool { false }
    /// Always false: no finger arrives.
    public var isTracking: Bool { false }
    /// Always false: the offset changes at once.
    public var isDecelerating: Bool { false }
    /// The object behind `delegate`, which has its own type in tables, grids and text views.
    weak var scrollObserver: AnyObject?

    /// Cases in which bars inset the content; there are no bars.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// Ways a drag hides the keyboard; there is neither.
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Colours of the bars; none is drawn.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// A factor that would slow a glide after a drag; the offset never glides.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      public let rawValue: CGFloat
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      public static let normal = DecelerationRate(rawValue: 0.998)
      public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Sets `contentOffset` at once, animated or not.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Sets `zoomScale` at once, animated or not.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Does nothing: `zoomScale` and `contentOffset` stay.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Moves `contentOffset` at once, just as far as needed to show the rectangle.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = bounds.origin(showing: rect) }
    /// Does nothing: no bar is drawn.
    open func flashScrollIndicators() {}
  }
#endif
