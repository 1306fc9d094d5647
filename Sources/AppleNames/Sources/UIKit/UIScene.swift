@_spi(AppleNames) import ViewEngine

/// A part of an app with separate windows; the process has one, always active.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public override init() { super.init() }
  public convenience init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.init() }
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    public init() {}
    public var urlContexts: Set<UIOpenURLContext> = []
    public var userActivities: Set<NSUserActivity> = []
    public var shortcutItem: UIApplicationShortcutItem?
    public var sourceApplication: String?
    public var handoffUserActivityType: String?
  }
  @MainActor @preconcurrency
  public class ActivationRequestOptions {
    public weak var requestingScene: UIScene?
    public init() {}
  }
  open var title: String! = ""
  open var subtitle = ""
  open weak var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
  open var activationState: ActivationState { .foregroundActive }
  /// Keeps the URL in `UIApplication.openedURLs`, and says that it was opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.openedURLs.append(url)
    completion?(true)
  }
  @MainActor @preconcurrency
  public final class OpenExternalURLOptions {
    public init() {}
    public var universalLinksOnly = false
  }
}
