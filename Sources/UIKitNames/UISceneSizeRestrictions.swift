#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Bounds on a scene's size, which no window obeys.
  @MainActor @preconcurrency
  public final class UISceneSizeRestrictions {
    /// Kept, in points; zero at first.
    public var minimumSize = CGSize.zero
    /// Kept, in points; unlimited at first.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
#endif
