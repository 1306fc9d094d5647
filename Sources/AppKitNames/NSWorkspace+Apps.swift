#if !canImport(Darwin)
  public import KitNames

  extension NSWorkspace {
    // Only a program itself posts them.
    public nonisolated static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApp")
    public nonisolated static let didDeactivateApplicationNotification = Notification.Name(
      "NSWorkspaceDidDeactivateApp")
    public nonisolated static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApp")
    public nonisolated static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApp")
    public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
      "NSWorkspaceActiveSpaceDidChange")
    public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWake")
    public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleep")
    public nonisolated static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleep")
    public nonisolated static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWake")
    public nonisolated static let applicationUserInfoKey = "NSWorkspaceApplicationKey"

    /// The default centre of the process, so that a test can post to it.
    public nonisolated var notificationCenter: NotificationCenter { .default }

    /// Always nil: no app is installed.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    /// Always nil, though `open(_:)` keeps the URL.
    public func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// Always empty: no app is installed.
    public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    /// Always empty: no file type has a default app.
    public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// One element: this process.
    public var runningApplications: [NSRunningApplication] { [.current] }
    /// Always this process, even after `NSApplication.deactivate()`.
    public var frontmostApplication: NSRunningApplication? { .current }
    /// Always this process, the same object as `frontmostApplication`.
    public var menuBarOwningApplication: NSRunningApplication? { .current }
    /// Always false: no system setting is read.
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// Always false: the machine's settings are not read.
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    /// Always false, in every appearance.
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    /// Always false: no screen reader runs here.
    public var isVoiceOverEnabled: Bool { false }
    /// Keeps the file in `selectedURLs`, or the root folder without one, and returns true.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
      activateFileViewerSelecting([URL(fileURLWithPath: fullPath ?? rootFullPath)])
      return true
    }
    /// Keeps the URLs in `openedURLs`, and calls the handler at once with two nils.
    public func open(
      _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
      completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
      for url in urls { open(url) }
      completionHandler?(nil, nil)
    }
    /// Keeps the URL in `openedURLs`, and returns this process.
    @discardableResult
    public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
      open(url)
      return .current
    }
    /// Keeps the URLs in `openedURLs`, and returns this process.
    @discardableResult
    public func open(
      _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
      for url in urls { open(url) }
      return .current
    }
    /// Keeps the URL in `openedURLs`, and returns this process.
    @discardableResult
    public func openApplication(
      at applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
      open(applicationURL)
      return .current
    }
    /// Keeps the URL in `openedURLs`, and calls the handler at once with two nils.
    public func openApplication(
      at applicationURL: URL, configuration: OpenConfiguration,
      completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
      open(applicationURL)
      completionHandler?(nil, nil)
    }

    /// Settings for opening an app; no launch reads them.
    @MainActor @preconcurrency
    public final class OpenConfiguration {
      public init() {}
      /// True at first; no app moves to the front.
      public var activates = true
      /// Empty at first; no process receives them.
      public var arguments: [String] = []
      /// Empty at first; no process receives these variables.
      public var environment: [String: String] = [:]
      /// False at first; no launch happens either way.
      public var createsNewApplicationInstance = false
      /// True at first; no dialog opens.
      public var promptsUserIfNeeded = true
      /// Kept and true at first; no launch happens.
      public var addsToRecentItems = true
      /// Kept and true at first; no launch happens.
      public var allowsRunningApplicationSubstitution = true
      /// Kept and false at first; no launch happens.
      public var hides = false
      /// Kept and false at first; no launch happens.
      public var hidesOthers = false
      /// Kept and false at first; no launch happens.
      public var isForPrinting = false
      /// Kept and false at first; no launch happens.
      public var requiresUniversalLinks = false
      /// Kept, 0 at first; no launch happens.
      public var architecture: Int32 = 0
      /// Kept, nil at first; no launch happens.
      public var appleEvent: NSAppleEventDescriptor?
    }
  }

  /// A running app: always the process itself.
  @MainActor @preconcurrency
  public final class NSRunningApplication: nonisolated Hashable {
    public static let current = NSRunningApplication()
    private init() {}
    /// The process itself for its number; nil for another.
    public convenience init?(processIdentifier pid: Int32) {
      if pid != ProcessInfo.processInfo.processIdentifier { return nil }
      self.init()
    }
    /// The main bundle's identifier; often nil for a test process.
    public let bundleIdentifier: String? = Bundle.main.bundleIdentifier
    /// The name of the process, not a translated one.
    public let localizedName: String? = ProcessInfo.processInfo.processName
    /// The main bundle's folder, from `Bundle.main`.
    public let bundleURL: URL? = Bundle.main.bundleURL
    /// The process number from the operating system.
    public let processIdentifier = ProcessInfo.processInfo.processIdentifier
    /// The same as `NSApplication.shared.isActive`.
    public var isActive: Bool { NSApplication.shared.isActive }
    /// The same as `NSApplication.shared.isHidden`.
    public var isHidden: Bool { NSApplication.shared.isHidden }
    /// The same as `NSApplication.shared.activationPolicy()`.
    public var activationPolicy: NSApplication.ActivationPolicy { NSApplication.shared.activationPolicy() }
    /// Always false while a test can ask.
    public let isTerminated = false
    /// The same picture as `NSApplication.shared.applicationIconImage`.
    public var icon: NSImage? { NSApplication.shared.applicationIconImage }
    /// Without effect: no other app runs.
    public class func terminateAutomaticallyTerminableApplications() {}
    /// Always empty, even with the identifier of this process.
    public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
      []
    }
    /// Always true; `isActive` and the order of apps stay.
    @discardableResult
    public func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool
    {
      true
    }
    /// Always true: no window server is asked.
    @discardableResult
    public func activate(options: NSApplication.ActivationOptions = []) -> Bool { true }
    /// Always false; the process keeps running, and `terminationRequests` is unchanged.
    @discardableResult
    public func terminate() -> Bool { false }

    public nonisolated static func == (one: NSRunningApplication, other: NSRunningApplication) -> Bool {
      one.processIdentifier == other.processIdentifier
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(processIdentifier) }
  }

  extension NSApplication {
    /// Bits for `NSRunningApplication.activate(options:)`, which ignores them.
    public struct ActivationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let activateAllWindows = ActivationOptions(rawValue: 1)
      public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
  }
#endif
