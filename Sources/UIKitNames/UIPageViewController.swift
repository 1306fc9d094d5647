#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Controllers to turn like pages; no swipe arrives, so that only the app turns them.
  @MainActor @preconcurrency
  open class UIPageViewController: UIViewController {
    /// Animations between pages.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Axes along which pages turn.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Ways to turn a page; `setViewControllers` ignores them.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Places of a book's spine.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// A key of the initializer's options, which are dropped.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
      public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }
    /// Keeps style and axis, drops the options; shows no page yet.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
      super.init(nibName: nil, bundle: nil)
    }
    /// Drops both arguments; pages curl horizontally.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The animation from the initializer.
    public let transitionStyle: TransitionStyle
    /// The axis from the initializer.
    public let navigationOrientation: NavigationOrientation
    /// Always none: no book is shown.
    open var spineLocation: SpineLocation { .none }
    /// Kept and false at first.
    open var isDoubleSided = false
    /// Always empty: no swipe turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The shown pages, which are `children`; empty, never nil.
    open var viewControllers: [UIViewController]? { children }
    /// Held weakly; a turn by the app does not call it.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Held weakly; never asked, but a test can ask it.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Replaces the children at once, then calls the completion with true.
    open func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      setChildren(viewControllers ?? [])
      completion?(true)
    }
  }
#endif
