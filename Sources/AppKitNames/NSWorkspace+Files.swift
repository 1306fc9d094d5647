#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  extension NSWorkspace {
    // Only a program itself posts them.
    public nonisolated static let sessionDidBecomeActiveNotification = Notification.Name(
      "NSWorkspaceSessionDidBecomeActive")
    public nonisolated static let sessionDidResignActiveNotification = Notification.Name(
      "NSWorkspaceSessionDidResignActive")
    public nonisolated static let didMountNotification = Notification.Name("NSWorkspaceDidMount")
    public nonisolated static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmount")
    public nonisolated static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmount")
    public nonisolated static let didRenameVolumeNotification = Notification.Name("NSWorkspaceDidRenameVolume")
    public nonisolated static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOff")
    public nonisolated static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplication")
    public nonisolated static let didUnhideApplicationNotification = Notification.Name(
      "NSWorkspaceDidUnhideApplication")
    public nonisolated static let willLaunchApplicationNotification = Notification.Name(
      "NSWorkspaceWillLaunchApplication")
    public nonisolated static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
      "NSWorkspaceAccessibilityDisplayOptionsDidChange")
    public nonisolated static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    public nonisolated static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"

    /// Always false: the machine's settings are not read.
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    /// Always false: the machine's settings are not read.
    public var accessibilityDisplayShouldInvertColors: Bool { false }
    /// Always false: no switch is used.
    public var isSwitchControlEnabled: Bool { false }
    /// Always empty: files have no labels.
    public var fileLabels: [String] { [] }
    /// Always nil: no screen has a picture.
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// Without effect: no screen has a picture.
    public func setDesktopImageURL(
      _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
    ) throws {}
    /// Always nil: no screen has a picture.
    public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
    /// How a picture covers a screen.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let imageScaling = DesktopImageOptionKey(rawValue: "imageScaling")
      public static let allowClipping = DesktopImageOptionKey(rawValue: "allowClipping")
      public static let fillColor = DesktopImageOptionKey(rawValue: "fillColor")
    }
    /// Returns false: files have no pictures.
    @discardableResult
    public func setIcon(_ image: NSImage?, forFile fullPath: String, options: Int = 0) -> Bool { false }
    /// Returns false: no volume is ejected.
    @discardableResult
    public func unmountAndEjectDevice(atPath path: String) -> Bool { false }
    /// Throws: no volume is ejected.
    public func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    /// Whether the path ends as that of an app, a bundle or a framework.
    public func isFilePackage(atPath fullPath: String) -> Bool {
      ["app", "bundle", "framework", "plugin", "xcodeproj"].contains(
        URL(fileURLWithPath: fullPath).pathExtension.lowercased())
    }
    /// Moves no file: the handler gets an error at once.
    public func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
      handler?([:], CocoaError(.featureUnsupported))
    }
    /// Copies no file: the handler gets an error at once.
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
    /// Returns false: no app is installed.
    @discardableResult
    public func launchApplication(_ appName: String) -> Bool { false }
    /// Always nil: no app is installed.
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
    /// Without effect: no other app runs.
    public func hideOtherApplications() {}
    /// Without effect: the Finder is not told.
    public func noteFileSystemChanged(_ path: String) {}
    /// Returns false: there is no Finder.
    @discardableResult
    public func showSearchResults(forQueryString queryString: String) -> Bool { false }
  }

  extension NSRunningApplication {
    /// The process itself for its number; nil for another.
    public class func application(withProcessIdentifier pid: Int32) -> NSRunningApplication? {
      current.processIdentifier == pid ? current : nil
    }
    /// The path of the program.
    public var executableURL: URL? { Bundle.main.executableURL }
    /// Always nil: the time is not kept.
    public var launchDate: Date? { nil }
    /// Always true.
    public var isFinishedLaunching: Bool { true }
    /// Always true: there is one menu bar.
    public var ownsMenuBar: Bool { true }
    /// Always 0.
    public var executableArchitecture: Int { 0 }
    /// Returns false; the process continues.
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
#endif
