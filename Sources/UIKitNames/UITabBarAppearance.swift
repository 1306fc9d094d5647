#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Three looks of tabs, one per layout; kept and never drawn.
  @MainActor @preconcurrency
  public final class UITabBarAppearance: UIBarAppearance {
    /// Kept look with the title below the icon.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept look with the title beside the icon.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept look beside the icon in a low bar.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  }
#endif
