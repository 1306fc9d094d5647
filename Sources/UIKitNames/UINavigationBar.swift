#if !canImport(Darwin)
  public import KitNames

  /// The bar at the top of a stack of controllers; values are kept, nothing is drawn.
  @MainActor @preconcurrency
  open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar()
    /// The one shared bar that holds appearance values; other bars ignore them.
    public class func appearance() -> UINavigationBar { proxy }
    /// The same shared bar for all types.
    public class func appearance(whenContainedInInstancesOf types: [any AnyObject.Type]) -> UINavigationBar { proxy }

    /// Kept, an empty look at first; changed in place or replaced.
    public var standardAppearance = UINavigationBarAppearance()
    /// Kept, nil at first; no scroll position selects it.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; no bar is of small height.
    public var compactAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; nothing falls back to it.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; independent of `standardAppearance`.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, nil at first; no heading is drawn with them.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept background, nil at first; `standardAppearance` does not take it.
    public var barTintColor: UIColor?
    /// Kept and true at first; nothing shines through.
    public var isTranslucent = true
    /// Kept and false at first; the bar's height stays.
    public var prefersLargeTitles = false
    /// Kept hairline picture, nil at first.
    public var shadowImage: UIImage?
    /// Kept picture of the chevron, nil at first.
    public var backIndicatorImage: UIImage?
    /// Kept, nil at first; no transition uses it.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// The item of a stack's last child; nil for a bar without a stack.
    public internal(set) var topItem: UINavigationItem?
    /// Drops the picture.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  }
#endif
