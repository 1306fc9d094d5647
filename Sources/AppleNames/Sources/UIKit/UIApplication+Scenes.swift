@_spi(AppleNames) import ViewEngine

/// A short cut on the app's icon, which no person chooses.
@MainActor @preconcurrency
open class UIApplicationShortcutItem {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  open var icon: UIApplicationShortcutIcon?
  open var userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(type: type, localizedTitle: localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }
}

/// The picture of a short cut: a name, which is not drawn.
@MainActor @preconcurrency
public final class UIApplicationShortcutIcon {
  let name: String
  public init(systemImageName: String) { name = systemImageName }
  public init(templateImageName: String) { name = templateImageName }
}

@MainActor private enum KeptByApplication {
  static var shortcutItems: [UIApplicationShortcutItem]?
  static var sceneRequests: [NSUserActivity?] = []
}

extension UIApplication {
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Kept, nil at first; no menu of the icon opens.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { KeptByApplication.shortcutItems }
    set { KeptByApplication.shortcutItems = newValue }
  }
  public var requestedSceneActivities: [NSUserActivity?] { KeptByApplication.sceneRequests }
  /// Kept in `requestedSceneActivities`; no scene is made, and the handler is not called.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { KeptByApplication.sceneRequests.append(userActivity) }
  public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
}
