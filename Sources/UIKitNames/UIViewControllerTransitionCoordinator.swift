#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A schedule of animations beside a rotation, without members: no transition runs.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitionCoordinator: AnyObject {}
#endif
