#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The button of a status item, which opens no menu.
  @MainActor @preconcurrency
  public final class NSStatusBarButton: NSButton {
    /// False at first, independent of `isEnabled`.
    public var appearsDisabled = false
  }
#endif
