#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A blend with the colours behind; an empty object here.
  @MainActor @preconcurrency
  public final class UIVibrancyEffect: UIVisualEffect {
    /// Drops the blur: all blends are equal here.
    public init(blurEffect: UIBlurEffect) {}
  }
#endif
