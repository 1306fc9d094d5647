#if !canImport(Darwin)
  public import Foundation

  /// A piece of work that continues in the background, counted from 1.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  /// The app as an object without a system. Its requests are kept and have no other effect.
  @MainActor @preconcurrency
  open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    /// An app beside `shared`, with its own requests.
    public override init() { super.init() }
    /// Never called here, as no event arrives; does nothing by default.
    open func sendEvent(_ event: UIEvent) {}

    /// The three states of an app; here it is always active.
    public enum State: Int, Sendable { case active, inactive, background }

    /// Options for opening a URL; `open` ignores them.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The URL that would open the settings of the app.
    public static let openSettingsURLString = "app-settings:"

    // Only a program itself posts them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForeground")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarning")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChange")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshot")

    /// False at first; no screen dims either way.
    public var isIdleTimerDisabled = false
    /// A count, 0 at first; no icon shows it.
    public var applicationIconBadgeNumber = 0
    /// Always `active`, with or without a window.
    public let applicationState = State.active
    /// URLs that `open` received, oldest first. For tests: UIKit has no such property.
    public var openedURLs: [URL] = []

    /// Tasks that began and did not end. For tests: UIKit has no such property.
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
    /// Takes the task out of `backgroundTasks`; an unknown one has no effect.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }

    /// True if the app asked for headphone buttons. For tests: UIKit has no such property.
    public private(set) var isReceivingRemoteControlEvents = false
    /// Sets the flag of that name; no headphone button arrives.
    public func beginReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = true }
    /// Clears the flag that `beginReceivingRemoteControlEvents()` set.
    public func endReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = false }

    /// The delegate of the app; `UIKitNames` gives it its type.
    package var delegateObject: AnyObject?

    /// Selectors that `sendAction` received, oldest first. For tests: UIKit has no such property.
    public private(set) var sentActions: [Selector] = []
    /// Keeps the action in `sentActions` and returns true. Without Objective-C no selector reaches a method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      sentActions.append(action)
      return true
    }

    /// Always false: the process has one scene.
    public var supportsMultipleScenes: Bool { false }
    /// Always true: no file is locked with the device.
    public var isProtectedDataAvailable: Bool { true }

    /// Always true, so that a test can switch icons.
    public var supportsAlternateIcons: Bool { true }
    /// The name that `setAlternateIconName` kept last; nil at first.
    public private(set) var alternateIconName: String?
    /// Keeps the name in `alternateIconName`, and calls the handler at once without an error.
    public func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
      self.alternateIconName = alternateIconName
      completionHandler?(nil)
    }
    /// Keeps the name in `alternateIconName` without checking that the icon exists; never throws.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
      self.alternateIconName = alternateIconName
    }

    /// False at first; registering sets it at once.
    public private(set) var isRegisteredForRemoteNotifications = false
    /// Sets the flag; no device token arrives at the delegate.
    public func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
    /// Clears the flag that `registerForRemoteNotifications()` set.
    public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Always true, as if an app existed for each URL.
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
#endif
