#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Receives the edits of a search field, with no method besides the inherited ones.
  @MainActor @preconcurrency
  public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
#endif
