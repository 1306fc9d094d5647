#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Two looks of a tab, one per state; none is drawn.
  @MainActor @preconcurrency
  public final class UITabBarItemAppearance {
    /// Makes two empty looks.
    public init() {}
    /// Look of the other tabs, changed in place.
    public let normal = UIBarItemStateAppearance()
    /// Look of the current tab, changed in place.
    public let selected = UIBarItemStateAppearance()
  }
#endif
