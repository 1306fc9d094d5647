#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Controllers behind tabs; a test switches them with `selectedIndex`.
  @MainActor @preconcurrency
  open class UITabBarController: UIViewController {
    /// A bar outside any view; its items stay nil.
    public let tabBar = UITabBar()
    /// Index from 0, which may lie outside `children`.
    open var selectedIndex = 0
    /// The child at `selectedIndex`; nil outside the range.
    open var selectedViewController: UIViewController? {
      children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }
    /// The children in the order of tabs; nil removes them all. Never returns nil.
    open var viewControllers: [UIViewController]? {
      get { children }
      set { setChildren(newValue ?? []) }
    }
  }
#endif
