#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Height classes of a bar; `setBackgroundImage(_:for:)` ignores them.
  public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
#endif
