#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Whether typed words are corrected; text inputs keep it without effect.
  public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
#endif
