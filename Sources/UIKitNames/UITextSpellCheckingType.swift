#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Whether typed words are checked; text inputs keep it without effect.
  public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
#endif
