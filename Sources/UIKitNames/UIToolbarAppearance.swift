#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Values for the look of a toolbar; kept and never drawn.
  @MainActor @preconcurrency
  public final class UIToolbarAppearance: UIBarAppearance {
    /// Kept look of plain items.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// Kept look of emphasized items.
    public var doneButtonAppearance = UIBarButtonItemAppearance()
  }
#endif
