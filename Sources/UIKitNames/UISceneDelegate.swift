#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of a scene's life, without methods: activation calls nothing.
  @MainActor @preconcurrency
  public protocol UISceneDelegate: AnyObject {}
#endif
