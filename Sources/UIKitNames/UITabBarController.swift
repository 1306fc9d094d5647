#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller with tabs: its children and the chosen one; nothing is drawn.
  @MainActor @preconcurrency
  open class UITabBarController: UIViewController, UITabBarDelegate {
    /// A bar outside any view; its items are those of the children.
    open var tabBar: UITabBar { bar }
    private let bar = UITabBar()
    override func childrenDidChange() { tabBar.items = children.compactMap(\.tabBarItem) }
    /// Held weakly; a test calls it, as no tab is tapped.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// An index among the children, 0 at first; kept, even without such a child.
    open var selectedIndex = 0
    /// The child of that index; a new one must be a child.
    open var selectedViewController: UIViewController? {
      get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
      set { if let newValue, let index = children.firstIndex(of: newValue) { selectedIndex = index } }
    }
    /// The children; the chosen one stays if it is among the new ones.
    open var viewControllers: [UIViewController]? {
      get { children }
      set {
        let selected = selectedViewController
        setChildren(newValue ?? [])
        let index = selected.flatMap { children.firstIndex(of: $0) } ?? selectedIndex
        selectedIndex = children.indices.contains(index) ? index : 0
      }
    }
    /// Replaces the children at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      self.viewControllers = viewControllers
    }
    /// Kept, nil at first; no person reorders tabs.
    open var customizableViewControllers: [UIViewController]?
    /// An empty stack; it is no child.
    public private(set) lazy var moreNavigationController = UINavigationController()
    /// Kept, automatic at first; nothing is drawn.
    open var mode = Mode.automatic
    /// Kept and false at first; nothing is drawn.
    open var isTabBarHidden = false
    /// Sets `isTabBarHidden` at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// The tabs, empty at first. Their controllers become the children.
    open var tabs: [UITab] = [] { didSet { viewControllers = tabs.compactMap(\.viewController) } }
    /// The tab of the chosen child; nil for children without tabs.
    open var selectedTab: UITab? {
      get { tabs.first { $0.viewController === selectedViewController } }
      set { selectedViewController = newValue?.viewController }
    }
    /// Bars or a side bar.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }

  /// An observer of tabs; only a test calls it.
  @MainActor @preconcurrency
  public protocol UITabBarControllerDelegate: AnyObject {
    /// True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Does nothing by default.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Nil by default.
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// All but upside down by default.
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Does nothing by default.
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  }

  extension UITabBarControllerDelegate {
    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
  }

  /// A tab as a value with a controller.
  @MainActor @preconcurrency
  open class UITab {
    /// Kept.
    open var title: String
    /// Kept smaller line, nil at first.
    open var subtitle: String?
    /// Kept.
    open var image: UIImage?
    /// Kept text of the badge, nil at first.
    open var badgeValue: String?
    /// The identifier from the initializer.
    public let identifier: String
    /// Made by the closure from the initializer on first access; nil without one.
    public private(set) lazy var viewController = provider?(self)
    private let provider: ((UITab) -> UIViewController)?
    /// Keeps all.
    public init(
      title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) { (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider) }
  }
#endif
