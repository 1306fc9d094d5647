#if !canImport(Darwin)
  import KitNames

  /// A row of dots, one per screenful; a test sets the index and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UIPageControl: UIControl {
    override var primaryEvent: Event { .valueChanged }
    private static let proxy = UIPageControl()
    /// The one shared control that holds appearance values; others ignore them.
    public class func appearance() -> UIPageControl { proxy }
    /// Index from 0; one outside of the pages becomes the nearest.
    public var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// Number of dots, 0 at first; a smaller one can lower `currentPage`.
    public var numberOfPages = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// Kept, nil at first; no dot is drawn.
    public var currentPageIndicatorTintColor: UIColor?
    /// Kept colour of the other dots, nil at first.
    public var pageIndicatorTintColor: UIColor?
    /// Kept and false at first; `isHidden` never follows it.
    public var hidesForSinglePage = false
  }
#endif
