/// A controller with tabs: its children and the chosen one; nothing is drawn.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var tabBar: UITabBar { bar }
  private let bar = UITabBar()
  override func childrenDidChange() { tabBar.items = children.compactMap(\.tabBarItem) }
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
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var isTabBarHidden = false
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
