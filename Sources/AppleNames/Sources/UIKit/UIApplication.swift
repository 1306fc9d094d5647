/// The app as an object without a system. Its requests are kept and have no other effect.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public override init() { super.init() }
  open func sendEvent(_ event: UIEvent) {}
  public static let openSettingsURLString = "app-settings:"
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public let applicationState = State.active
  public var openedURLs: [URL] = []
  public private(set) var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []
  private var lastTask = 0
  /// Keeps the task in `backgroundTasks`. The time never runs out.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
    backgroundTasks.insert(task)
    return task
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }
  public private(set) var isReceivingRemoteControlEvents = false
  public func beginReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = true }
  public func endReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = false }
  package var delegateObject: AnyObject?
  public private(set) var sentActions: [Selector] = []
  /// Keeps the action in `sentActions` and returns true. Without Objective-C no selector reaches a method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    sentActions.append(action)
    return true
  }
  public var supportsMultipleScenes: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var supportsAlternateIcons: Bool { true }
  public private(set) var alternateIconName: String?
  /// Keeps the name in `alternateIconName`, and calls the handler at once without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    self.alternateIconName = alternateIconName
  }
  public private(set) var isRegisteredForRemoteNotifications = false
  public func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  public func canOpenURL(_ url: URL) -> Bool { true }
  /// Keeps the URL in `openedURLs`, and says that it was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }
  /// Keeps the URL in `openedURLs`, and says that it was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openedURLs.append(url)
    return true
  }
}
