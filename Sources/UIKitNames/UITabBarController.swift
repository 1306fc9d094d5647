#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Controllers behind tabs; a test switches them with `selectedIndex`.
  @MainActor @preconcurrency
  open class UITabBarController: UIViewController {
    /// A bar outside any view, with the items of the children.
    public let tabBar = UITabBar()
    override func childrenDidChange() { tabBar.items = children.compactMap(\.tabBarItem) }
    /// Index from 0; a new list of children selects the same child, else the same index, else 0.
    open var selectedIndex = 0
    /// The child at `selectedIndex`, nil outside the range; setting one that is no child has no effect.
    open var selectedViewController: UIViewController? {
      get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
      set { if let newValue, let index = children.firstIndex(of: newValue) { selectedIndex = index } }
    }
    /// The children in the order of tabs; nil removes them all. Never returns nil.
    open var viewControllers: [UIViewController]? {
      get { children }
      set {
        let selected = selectedViewController
        setChildren(newValue ?? [])
        let index = selected.flatMap { children.firstIndex(of: $0) } ?? selectedIndex
        selectedIndex = children.indices.contains(index) ? index : 0
      }
    }
  }
#endif
