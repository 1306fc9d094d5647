/// A view that keeps an offset and content size; only a program scrolls it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Makes a view whose `clipsToBounds` is true.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) { return nil }
  /// Top left visible point, which is the origin of `bounds`; without limits. The delegate is not called.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical bar; a new value is for both bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  public var isZooming: Bool { false }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  public var isDragging: Bool { false }
  public var isTracking: Bool { false }
  public var isDecelerating: Bool { false }
  weak var scrollObserver: AnyObject?
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = bounds.origin(showing: rect) }
  open func flashScrollIndicators() {}
}
