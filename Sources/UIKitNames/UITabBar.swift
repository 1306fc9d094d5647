#if !canImport(Darwin)
  import KitNames

  /// The bar at the bottom that switches controllers; values are kept, nothing is drawn.
  @MainActor @preconcurrency
  open class UITabBar: UIView {
    private static let proxy = UITabBar()
    /// The one shared bar that holds appearance values; other bars ignore them.
    public class func appearance() -> UITabBar { proxy }

    /// Kept, an empty look at first; changed in place or replaced.
    public var standardAppearance = UITabBarAppearance()
    /// Kept, nil at first; no scroll position selects it.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// Kept background, nil at first; `standardAppearance` does not take it.
    public var barTintColor: UIColor?
    /// Kept colour of the other tabs, nil at first.
    public var unselectedItemTintColor: UIColor?
    /// Kept and true at first; nothing shines through.
    public var isTranslucent = true
    /// Kept, nil at first; a tab bar controller fills in the items of its children.
    public var items: [UITabBarItem]?
    /// Kept, nil at first; no picture is stretched.
    public var backgroundImage: UIImage?
    /// Kept hairline picture, nil at first.
    public var shadowImage: UIImage?
  }
#endif
