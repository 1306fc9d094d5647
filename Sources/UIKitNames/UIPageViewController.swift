#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Controllers to turn like pages; no swipe arrives, so that only the app turns them.
  @MainActor @preconcurrency
  open class UIPageViewController: UIViewController {
    /// Animations between pages; the initializer drops the choice.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Axes along which pages turn; the initializer drops the choice.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Ways to turn a page; `setViewControllers` ignores them.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// A key of the initializer's options, which are dropped.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
      public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }
    /// Drops style, axis and options; shows no page yet.
    public convenience init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) { self.init(nibName: nil, bundle: nil) }
    /// The shown pages, which are `children`; empty, never nil.
    public var viewControllers: [UIViewController]? { children }
    /// Held weakly; a turn by the app does not call it.
    public weak var delegate: (any UIPageViewControllerDelegate)?
    /// Held weakly; never asked, but a test can ask it.
    public weak var dataSource: (any UIPageViewControllerDataSource)?
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
