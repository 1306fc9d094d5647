#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of a scene with windows; the scene never calls it.
  @MainActor @preconcurrency
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The app's main window; by default nil, and a set value is dropped.
    var window: UIWindow? { get set }
    /// Refused by default.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
    /// Does nothing by default.
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection)
  }

  extension UIWindowSceneDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }
    public func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {}
  }
#endif
