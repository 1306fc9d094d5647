#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Whether right-to-left languages mirror a view; kept, and no view turns round.
  public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
#endif
