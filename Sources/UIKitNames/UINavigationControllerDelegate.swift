#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of a stack of controllers, without methods: pushes call nothing.
  @MainActor @preconcurrency
  public protocol UINavigationControllerDelegate: AnyObject {}
#endif
