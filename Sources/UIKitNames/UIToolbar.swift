#if !canImport(Darwin)
  import KitNames

  /// A bar with buttons, which keeps them in order and draws none.
  @MainActor @preconcurrency
  open class UIToolbar: UIView {
    private static let proxy = UIToolbar()
    /// The one shared bar that holds appearance values; other bars ignore them.
    public class func appearance() -> UIToolbar { proxy }

    /// Kept buttons, nil at first; none joins `subviews`.
    public var items: [UIBarButtonItem]?
    /// Kept background, nil at first.
    public var barTintColor: UIColor?
    /// Kept and true at first; nothing shines through.
    public var isTranslucent = true
    /// Kept, `default` at first; nothing darkens.
    public var barStyle = UIBarStyle.default
    /// Kept; a look with nil values at first.
    public var standardAppearance = UIToolbarAppearance()
    /// Kept, nil at first.
    public var compactAppearance: UIToolbarAppearance?
    /// Kept, nil at first.
    public var scrollEdgeAppearance: UIToolbarAppearance?
    /// Sets `items` at once, animated or not.
    public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  }
#endif
