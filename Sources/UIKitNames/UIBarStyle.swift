#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Light or dark look of a bar; kept by `UIToolbar` without effect.
  public enum UIBarStyle: Int, Sendable { case `default`, black }
#endif
