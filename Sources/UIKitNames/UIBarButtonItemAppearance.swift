#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Three looks of an item in a bar, one per state; none is drawn.
  @MainActor @preconcurrency
  public final class UIBarButtonItemAppearance {
    /// Makes three empty looks.
    public init() {}
    /// Makes three empty looks; the style is dropped.
    public init(style: UIBarButtonItem.Style) {}
    /// Look at rest, changed in place.
    public let normal = UIBarItemStateAppearance()
    /// Look under a finger, changed in place; no finger arrives.
    public let highlighted = UIBarItemStateAppearance()
    /// Look of an item that cannot be pressed, changed in place.
    public let disabled = UIBarItemStateAppearance()
    /// Look in focus, changed in place; no focus moves.
    public let focused = UIBarItemStateAppearance()
    /// Does nothing: every value stays as set before.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {}
  }
#endif
