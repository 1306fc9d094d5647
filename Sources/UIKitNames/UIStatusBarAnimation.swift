#if !canImport(Darwin)
  /// Three ways for the status bar to come and go; it does neither.
  public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
#endif
