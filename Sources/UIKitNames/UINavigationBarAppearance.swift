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
  }
#endif
