#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of a scene with windows; the scene never calls it.
  @MainActor @preconcurrency
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The app's main window; by default nil, and a set value is dropped.
    var window: UIWindow? { get set }
  }

  extension UIWindowSceneDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }
  }
#endif
