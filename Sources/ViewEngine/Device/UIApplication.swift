#if !canImport(Darwin)
  public import Foundation

  /// Work that an app would be left time for when nobody sees it any more.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  /// The app. What it is asked for is kept, and nothing is done: there is no system to ask.
  @MainActor @preconcurrency
  public final class UIApplication {
    public static let shared = UIApplication()

    /// How the app is shown.
    public enum State: Int, Sendable { case active, inactive, background }

    /// What there is to say about how a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// What opens the settings of the app.
    public static let openSettingsURLString = "app-settings:"

    // NB: nobody but a program itself posts them.
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

    /// Whether the screen would stay on.
    public var isIdleTimerDisabled = false
    /// The number on the icon of the app.
    public var applicationIconBadgeNumber = 0
    public let applicationState = State.active
    /// What `open` was asked for, for tests: UIKit has no such property.
    public var openedURLs: [URL] = []

    /// What has begun and not ended, for tests: UIKit has no such property.
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

    /// Whether the app asked for the buttons of headphones, for tests: UIKit has no such property.
    public private(set) var isReceivingRemoteControlEvents = false
    public func beginReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = true }
    public func endReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = false }

    /// As if there were an app for each URL.
    public func canOpenURL(_ url: URL) -> Bool { true }

    /// Keeps the URL in `openedURLs`, and says that it was opened.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      openedURLs.append(url)
      completion?(true)
    }
  }
#endif
