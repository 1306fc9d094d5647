#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Light or dark text beside the clock; controllers return one without effect.
  public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
#endif
