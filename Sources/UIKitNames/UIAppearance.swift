#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A class with one shared proxy for its look. New instances do not take the proxy's values.
  @MainActor @preconcurrency
  public protocol UIAppearance: AnyObject {}

  /// A class whose instances can limit the proxy of a class inside them.
  @MainActor @preconcurrency
  public protocol UIAppearanceContainer: AnyObject {}
#endif
