#if !canImport(Darwin)
  import KitNames

  /// A bar with buttons, which keeps them in order and draws none.
  @MainActor @preconcurrency
  open class UIToolbar: UIView {
    private static let proxy = UIToolbar()
    /// The one shared bar that holds appearance values; other bars ignore them.
    public class func appearance() -> UIToolbar { proxy }

    /// Kept buttons, nil at first; none joins `subviews`.
    open var items: [UIBarButtonItem]?
    /// Kept background, nil at first.
    open var barTintColor: UIColor?
    /// Kept and true at first; nothing shines through.
    open var isTranslucent = true
    /// Kept, `default` at first; nothing darkens.
    open var barStyle = UIBarStyle.default
    /// Kept; a look with nil values at first.
    open var standardAppearance = UIToolbarAppearance()
    /// Kept, nil at first.
    open var compactAppearance: UIToolbarAppearance?
    /// Kept, nil at first.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Sets `items` at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Kept, nil at first.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// Drops the picture.
    open func setBackgroundImage(
      _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Drops the picture.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  }
#endif
