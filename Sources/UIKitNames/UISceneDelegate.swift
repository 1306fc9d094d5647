#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// An observer of a scene's life; activation calls nothing, a test does. Each method does nothing by default.
  @MainActor @preconcurrency
  public protocol UISceneDelegate: AnyObject {
    /// Never called here; does nothing by default.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Never called here; does nothing by default.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Never called here; does nothing by default.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Never called here; does nothing by default.
    func sceneWillResignActive(_ scene: UIScene)
    /// Never called here; does nothing by default.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Never called here; does nothing by default.
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Nil by default.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  }

  extension UISceneDelegate {
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  }

  /// A URL that opens a scene, with its source. Only a test makes one.
  @MainActor @preconcurrency
  public final class UIOpenURLContext: nonisolated Hashable {
    /// The URL from the initializer.
    public let url: URL
    /// The source, empty at first.
    public let options = UIScene.OpenURLOptions()
    /// Keeps the URL. UIKit has no such initializer: tests need it.
    public init(url: URL) { self.url = url }
    public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UIScene {
    /// The source of a URL; nil at first.
    @MainActor @preconcurrency
    public final class OpenURLOptions {
      /// Kept, nil at first; without effect.
      public var sourceApplication: String?
      /// Kept, nil at first; without effect.
      public var annotation: Any?
      /// Kept and false at first; without effect.
      public var openInPlace = false
    }
  }
#endif
