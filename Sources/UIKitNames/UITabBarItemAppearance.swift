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
    /// Look in focus, changed in place; no focus moves.
    public let focused = UIBarItemStateAppearance()
    /// Does nothing: every value stays as set before.
    public func configureWithDefault(for style: Style) {}
    /// Look of a tab that cannot be chosen, changed in place.
    public let disabled = UIBarItemStateAppearance()
    /// Places of titles.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    /// Makes empty looks; the style is dropped.
    public convenience init(style: Style) { self.init() }
  }
#endif
