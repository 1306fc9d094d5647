#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A direction of reading of an app's views.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

  /// Whether an app may work in the background, numbered from 0.
  public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

  /// A short cut on the app's icon, which no person chooses.
  @MainActor @preconcurrency
  open class UIApplicationShortcutItem {
    /// The identifier for the program.
    open var type: String
    /// The text in the menu; none opens.
    open var localizedTitle: String
    /// The smaller text, nil at first.
    open var localizedSubtitle: String?
    /// The picture, nil at first.
    open var icon: UIApplicationShortcutIcon?
    /// Values for the program, nil at first.
    open var userInfo: [String: any NSSecureCoding]?
    /// Keeps what the program passes.
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
    /// The name of a symbol or of a picture.
    let name: String
    /// Keeps what the program passes.
    public init(systemImageName: String) { name = systemImageName }
    public init(templateImageName: String) { name = templateImageName }
  }

  @MainActor private enum KeptByApplication {
    static var shortcutItems: [UIApplicationShortcutItem]?
    static var sceneRequests: [NSUserActivity?] = []
  }

  /// A wish for a scene; none is made.
  @MainActor @preconcurrency
  public final class UISceneSessionActivationRequest {
    /// Kept by the initializer; never changes.
    public let session: UISceneSession?
    /// Kept by the initializer; never changes.
    public let role: UISceneSession.Role
    /// Kept, nil at first.
    public var userActivity: NSUserActivity?
    /// Kept, nil at first.
    public var options: UIScene.ActivationRequestOptions?
    /// Keeps the role, and what the scene would show.
    public init(
      role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
      options: UIScene.ActivationRequestOptions? = nil
    ) { (session, self.role, self.userActivity, self.options) = (nil, role, userActivity, options) }
    /// Keeps the session, and what the scene would show.
    public init(
      session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) { (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options) }
  }

  extension UIApplication {
    /// The URL that would open the app's notification settings.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The URL that would open the settings of default apps.
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
    // Only a program itself posts them.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
      "UIApplicationBackgroundRefreshStatusDidChange")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
    /// An interval that never ends.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// The shortest interval, 0 seconds; nothing is fetched.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// Always the greatest number of seconds: the time never runs out.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always available; no work is started.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Always left to right; the environment of a host has its own value.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Always portrait.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Always empty: no bar exists.
    public var statusBarFrame: CGRect { .zero }
    /// Always false.
    public var isStatusBarHidden: Bool { false }
    /// Kept, nil at first; no menu of the icon opens.
    public var shortcutItems: [UIApplicationShortcutItem]? {
      get { KeptByApplication.shortcutItems }
      set { KeptByApplication.shortcutItems = newValue }
    }
    /// The activities of requested scenes, oldest first. For tests: UIKit has no such property.
    public var requestedSceneActivities: [NSUserActivity?] { KeptByApplication.sceneRequests }
    /// Kept in `requestedSceneActivities`; no scene is made, and the handler is not called.
    public func requestSceneSessionActivation(
      _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
      errorHandler: ((any Error) -> Void)? = nil
    ) { KeptByApplication.sceneRequests.append(userActivity) }
    /// Keeps the request's activity in `requestedSceneActivities`; no scene is made.
    public func activateSceneSession(
      for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { KeptByApplication.sceneRequests.append(request.userActivity) }
    /// The session of the process's scene.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// Without effect: the scene stays.
    public func requestSceneSessionDestruction(
      _ sceneSession: UISceneSession, options: AnyObject?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Without effect: no snapshot exists.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Without effect: nothing is fetched.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Without effect: no interaction is ignored.
    public func beginIgnoringInteractionEvents() {}
    /// Without effect, as `beginIgnoringInteractionEvents()`.
    public func endIgnoringInteractionEvents() {}
    /// Without effect: no restoration is archived.
    public func extendStateRestoration() {}
    /// Without effect, as `extendStateRestoration()`.
    public func completeStateRestoration() {}
  }
#endif
