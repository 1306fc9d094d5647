#if !canImport(Darwin)
  public import KitNames

  /// A row of dots, one per screenful; a test sets the index and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UIPageControl: UIControl {
    override var primaryEvent: Event { .valueChanged }
    private static let proxy = UIPageControl()
    /// The one shared control that holds appearance values; others ignore them.
    public class func appearance() -> UIPageControl { proxy }
    /// Index from 0; one outside of the pages becomes the nearest.
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// Number of dots, 0 at first; a smaller one can lower `currentPage`.
    open var numberOfPages = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// Kept, nil at first; no dot is drawn.
    open var currentPageIndicatorTintColor: UIColor?
    /// Kept colour of the other dots, nil at first.
    open var pageIndicatorTintColor: UIColor?
    /// Kept and false at first; `isHidden` never follows it.
    open var hidesForSinglePage = false
    /// Looks behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// Kept, automatic at first; nothing is drawn.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Kept and true at first; no finger moves.
    open var allowsContinuousInteraction = true
    /// Kept picture of all dots, nil at first.
    open var preferredIndicatorImage: UIImage?
    /// Kept picture of the current dot, nil at first.
    open var preferredCurrentPageIndicatorImage: UIImage?
    private var images: [Int: UIImage] = [:]
    /// Keeps the picture of that dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    /// The picture of that dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Our choice: no dot has a size.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
    /// Kept, leading to trailing at first.
    open var direction = Direction.natural
    /// Directions of the dots.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  }
#endif
