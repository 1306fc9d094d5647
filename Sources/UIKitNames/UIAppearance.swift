#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A class with one shared proxy for its look. New instances do not take the proxy's values.
  @MainActor @preconcurrency
  public protocol UIAppearance: AnyObject {}
#endif
