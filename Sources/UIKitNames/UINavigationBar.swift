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
    /// The same shared bar for all traits.
    public class func appearance(for trait: UITraitCollection) -> UINavigationBar { proxy }

    /// Kept, an empty look at first; changed in place or replaced.
    open var standardAppearance = UINavigationBarAppearance()
    /// Kept, nil at first; no scroll position selects it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; no bar is of small height.
    open var compactAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; nothing falls back to it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; independent of `standardAppearance`.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, nil at first; no heading is drawn with them.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept background, nil at first; `standardAppearance` does not take it.
    open var barTintColor: UIColor?
    /// Kept, `default` at first; nothing is drawn.
    open var barStyle = UIBarStyle.default
    /// Kept and true at first; nothing shines through.
    open var isTranslucent = true
    /// Kept and false at first; the bar's height stays.
    open var prefersLargeTitles = false
    /// Kept hairline picture, nil at first.
    open var shadowImage: UIImage?
    /// Kept picture of the chevron, nil at first.
    open var backIndicatorImage: UIImage?
    /// Kept, nil at first; no transition uses it.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Kept, automatic at first.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Held weakly; the bar of a stack has none.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The items from bottom to top; those of a stack's children, in its bar.
    open var items: [UINavigationItem]? = []
    /// The last item, nil without any.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the last one, nil without any.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Appends the item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes and returns the last item; nil with fewer than two.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.count ?? 0 > 1 ? items?.popLast() : nil }
    /// Replaces all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Drops the picture.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    /// Drops the picture.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {}
    /// Always nil: no picture is kept.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Drops the points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  }

  /// Behaviours of a control by its platform.
  public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

  /// An observer of a bar, which calls no method. Changes are allowed by default.
  @MainActor @preconcurrency
  public protocol UINavigationBarDelegate: AnyObject {
    /// Never asked here; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }

  extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  }
#endif
