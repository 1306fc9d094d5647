#if !canImport(Darwin)
  public import KitNames

  /// Values for the look of an item in one state; kept and never drawn.
  @MainActor @preconcurrency
  public final class UIBarItemStateAppearance {
    /// Kept attributes of the title, empty at first.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept tint of the symbol, nil at first.
    public var iconColor: UIColor?
    /// Kept fill behind the badge's number, nil at first.
    public var badgeBackgroundColor: UIColor?
    /// Kept picture behind the item, nil at first.
    public var backgroundImage: UIImage?
    /// Kept offset in points, zero at first.
    public var titlePositionAdjustment = UIOffset.zero
    /// Kept offset in points, zero at first.
    public var backgroundImagePositionAdjustment = UIOffset.zero
    /// Kept attributes of the badge's number, empty at first.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept offset in points, zero at first.
    public var badgePositionAdjustment = UIOffset.zero
    /// Kept offset in points, zero at first.
    public var badgeTitlePositionAdjustment = UIOffset.zero
  }
#endif
