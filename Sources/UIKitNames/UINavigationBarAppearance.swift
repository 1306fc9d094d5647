#if !canImport(Darwin)
  public import KitNames

  /// Values for the look of a stack's top bar; kept and never drawn.
  @MainActor @preconcurrency
  public final class UINavigationBarAppearance: UIBarAppearance {
    /// Kept, empty at first; no text takes them.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept, empty at first; no heading takes them.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept look of plain items; three empty states at first.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// Kept look of the item that pops; independent of the plain one.
    public var backButtonAppearance = UIBarButtonItemAppearance()
    /// Kept look of emphasized items; independent of the plain one.
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Drops both pictures.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
    /// Kept attributes of the smaller line, empty at first.
    public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept attributes of the smaller line, empty at first.
    public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept offset in points, zero at first.
    public var titlePositionAdjustment = UIOffset.zero
    /// Kept look of the emphasized item; independent of the plain one.
    public var prominentButtonAppearance = UIBarButtonItemAppearance()
    /// Always an empty picture: none is kept.
    public var backIndicatorImage: UIImage { UIImage() }
    /// Always an empty picture: none is kept.
    public var backIndicatorTransitionMaskImage: UIImage { UIImage() }
  }
#endif
