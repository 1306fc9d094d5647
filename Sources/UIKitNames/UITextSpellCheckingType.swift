#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Whether typed words are checked; text inputs keep it without effect.
  public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
  /// Whether quotes become typographic; text inputs keep it without effect.
  public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
  /// Whether two hyphens become a dash; text inputs keep it without effect.
  public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
  /// Whether pasted and deleted words change the spaces around them; text inputs keep it without effect.
  public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
#endif
