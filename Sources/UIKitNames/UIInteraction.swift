#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A behaviour that a view keeps in `interactions`; the view never starts it.
  @MainActor @preconcurrency
  public protocol UIInteraction: AnyObject {}
#endif
