@_spi(AppleNames) import ViewEngine

extension NSWorkspace {
  public nonisolated static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
  public nonisolated static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  public var accessibilityDisplayShouldInvertColors: Bool { false }
  public var isSwitchControlEnabled: Bool { false }
  public var fileLabels: [String] { [] }
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  public func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
  ) throws {}
  public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
  @discardableResult
  public func setIcon(_ image: NSImage?, forFile fullPath: String, options: Int = 0) -> Bool { false }
  @discardableResult
  public func unmountAndEjectDevice(atPath path: String) -> Bool { false }
  public func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  /// Whether the path ends as that of an app, a bundle or a framework.
  public func isFilePackage(atPath fullPath: String) -> Bool {
    ["app", "bundle", "framework", "plugin", "xcodeproj"].contains(
      URL(fileURLWithPath: fullPath).pathExtension.lowercased())
  }
  public func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    handler?([:], CocoaError(.featureUnsupported))
  }
  public func duplicate(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    handler?([:], CocoaError(.featureUnsupported))
  }
  /// Keeps the URL in `openedURLs`, and calls the handler at once with two nils.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(nil, nil)
  }
  @discardableResult
  public func launchApplication(_ appName: String) -> Bool { false }
  public func fullPath(forApplication appName: String) -> String? { nil }
  /// Calls the handler at once with an error.
  public func setDefaultApplication(
    at applicationURL: URL, toOpenURLsWithScheme urlScheme: String,
    completion completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  /// Calls the handler at once with an error.
  public func setDefaultApplication(
    at applicationURL: URL, toOpen contentType: UTType,
    completion completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func hideOtherApplications() {}
  public func noteFileSystemChanged(_ path: String) {}
  @discardableResult
  public func showSearchResults(forQueryString queryString: String) -> Bool { false }
}

extension NSRunningApplication {
  public class func application(withProcessIdentifier pid: Int32) -> NSRunningApplication? {
    current.processIdentifier == pid ? current : nil
  }
  public var executableURL: URL? { Bundle.main.executableURL }
  public var launchDate: Date? { nil }
  public var isFinishedLaunching: Bool { true }
  public var ownsMenuBar: Bool { true }
  public var executableArchitecture: Int { 0 }
  @discardableResult
  public func forceTerminate() -> Bool { false }
  /// Hides the app.
  @discardableResult
  public func hide() -> Bool {
    NSApplication.shared.hide(nil)
    return true
  }
  /// Shows the app.
  @discardableResult
  public func unhide() -> Bool {
    NSApplication.shared.unhide(nil)
    return true
  }
}
