#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Animations of a presented controller; none runs.
  public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
#endif
