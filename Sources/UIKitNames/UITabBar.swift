#if !canImport(Darwin)
  public import KitNames

  /// The bar of a controller with tabs; values are kept, nothing is drawn.
  @MainActor @preconcurrency
  open class UITabBar: UIView {
    private static let proxy = UITabBar()
    /// The one shared bar that holds appearance values; other bars ignore them.
    public class func appearance() -> UITabBar { proxy }

    /// Kept, an empty look at first.
    open var standardAppearance = UITabBarAppearance()
    /// Kept, nil at first.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Kept background, nil at first.
    open var barTintColor: UIColor?
    /// Kept, nil at first; no tab is drawn.
    open var unselectedItemTintColor: UIColor?
    /// Kept, `default` at first; nothing is drawn.
    open var barStyle = UIBarStyle.default
    /// Kept and true at first; nothing shines through.
    open var isTranslucent = true
    /// The tabs of a controller's children, in its bar; nil at first elsewhere.
    open var items: [UITabBarItem]?
    /// Kept, nil at first; a controller's bar does not follow its selection (our choice).
    open weak var selectedItem: UITabBarItem?
    /// Kept picture, nil at first.
    open var backgroundImage: UIImage?
    /// Kept picture, nil at first.
    open var shadowImage: UIImage?
    /// Kept picture, nil at first.
    open var selectionIndicatorImage: UIImage?
    /// Kept, automatic at first; no tab is placed.
    open var itemPositioning = ItemPositioning.automatic
    /// Kept points, 0 at first; no tab is placed.
    open var itemWidth: CGFloat = 0
    /// Kept points, 0 at first; no tab is placed.
    open var itemSpacing: CGFloat = 0
    /// Held weakly; only a test calls it.
    open weak var delegate: (any UITabBarDelegate)?
    /// Replaces all items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// Places of tabs in a wide bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  }

  /// An observer of a bar; only a test calls it.
  @MainActor @preconcurrency
  public protocol UITabBarDelegate: AnyObject {
    /// Does nothing by default.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }

  extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }
#endif
