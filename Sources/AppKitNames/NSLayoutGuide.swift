#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A rectangle with anchors and without a frame: no layout resolves it.
  @MainActor @preconcurrency
  public final class NSLayoutGuide: _LayoutItem {
    public init() {}
  }
#endif
