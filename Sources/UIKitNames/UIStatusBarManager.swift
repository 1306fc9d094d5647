#if !canImport(Darwin)
  public import KitNames

  /// The bar with the clock, as constants: no window draws one.
  @MainActor @preconcurrency
  public final class UIStatusBarManager {
    /// The screen's width by 47 points, at the top.
    public let statusBarFrame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)
    /// Always false; the preference of a controller has no effect.
    public let isStatusBarHidden = false
  }

  extension UIApplication {
    /// The process's only scene.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The windows of that scene, in the order they joined it.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The first window of that scene that is key; nil for none.
    public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
  }
#endif
