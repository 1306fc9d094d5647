/// The bar with the clock, as constants: no window draws one.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  public let statusBarFrame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)
  public let isStatusBarHidden = false
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  public var windows: [UIWindow] { UIWindowScene.only.windows }
  public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
}
