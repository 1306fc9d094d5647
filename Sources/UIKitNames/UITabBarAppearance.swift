#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// Three looks of tabs, one per layout; kept and never drawn.
  @MainActor @preconcurrency
  public final class UITabBarAppearance: UIBarAppearance {
    /// Kept look with the title below the icon.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept look with the title beside the icon.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept look beside the icon in a low bar.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Where the items of a bar are, numbered from 0; no bar is laid out.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    /// Kept, automatic at first.
    public var stackedItemPositioning = ItemPositioning.automatic
    /// Kept points, 0 at first.
    public var stackedItemWidth: CGFloat = 0
    /// Kept points, 0 at first.
    public var stackedItemSpacing: CGFloat = 0
    /// Kept tint behind the selected item, nil at first.
    public var selectionIndicatorTintColor: UIColor?
    /// Kept picture behind the selected item, nil at first.
    public var selectionIndicatorImage: UIImage?
  }
#endif
