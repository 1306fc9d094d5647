extension NSWorkspace {
  public nonisolated static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public nonisolated var notificationCenter: NotificationCenter { .default }
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  public var runningApplications: [NSRunningApplication] { [.current] }
  public var frontmostApplication: NSRunningApplication? { .current }
  public var menuBarOwningApplication: NSRunningApplication? { .current }
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
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
  @MainActor @preconcurrency
  public final class OpenConfiguration {
    public init() {}
    public var activates = true
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    public var createsNewApplicationInstance = false
    public var promptsUserIfNeeded = true
    public var addsToRecentItems = true
    public var allowsRunningApplicationSubstitution = true
    public var hides = false
    public var hidesOthers = false
    public var isForPrinting = false
    public var requiresUniversalLinks = false
    public var architecture: Int32 = 0
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
  public let bundleIdentifier: String? = Bundle.main.bundleIdentifier
  public let localizedName: String? = ProcessInfo.processInfo.processName
  public let bundleURL: URL? = Bundle.main.bundleURL
  public let processIdentifier = ProcessInfo.processInfo.processIdentifier
  public var isActive: Bool { NSApplication.shared.isActive }
  public var isHidden: Bool { NSApplication.shared.isHidden }
  public var activationPolicy: NSApplication.ActivationPolicy { NSApplication.shared.activationPolicy() }
  public let isTerminated = false
  public var icon: NSImage? { NSApplication.shared.applicationIconImage }
  public class func terminateAutomaticallyTerminableApplications() {}
  public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
    []
  }
  /// Always true; `isActive` and the order of apps stay.
  @discardableResult
  public func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool {
    true
  }
  @discardableResult
  public func activate(options: NSApplication.ActivationOptions = []) -> Bool { true }
  @discardableResult
  public func terminate() -> Bool { false }
  public nonisolated static func == (one: NSRunningApplication, other: NSRunningApplication) -> Bool {
    one.processIdentifier == other.processIdentifier
  }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(processIdentifier) }
}
