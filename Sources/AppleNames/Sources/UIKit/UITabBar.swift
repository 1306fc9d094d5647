/// The bar of a controller with tabs; values are kept, nothing is drawn.
@MainActor @preconcurrency
open class UITabBar: UIView {
  private static let proxy = UITabBar()
  public class func appearance() -> UITabBar { proxy }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open weak var delegate: (any UITabBarDelegate)?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
