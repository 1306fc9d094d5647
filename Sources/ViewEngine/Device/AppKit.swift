#if !canImport(Darwin)
  public import Foundation

  // What views of apps use of AppKit, though their files import SwiftUI only. See also `NSColor`.

  /// The app. What it is asked for is kept, and nothing is done: there is no system to ask.
  @MainActor @preconcurrency
  public final class NSApplication {
    public static let shared = NSApplication()

    /// How an app appears.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    // NB: nobody but a program itself posts them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActive")
    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminate")

    public private(set) var isActive = true
    public private(set) var isHidden = false
    private var policy = ActivationPolicy.regular
    /// How often the app was asked to end, for tests: AppKit has no such property.
    public var terminationRequests = 0

    /// Counts in `terminationRequests`; the process goes on.
    public func terminate(_ sender: Any?) { terminationRequests += 1 }

    public func activate() { (isActive, isHidden) = (true, false) }
    public func activate(ignoringOtherApps flag: Bool) { activate() }
    public func deactivate() { isActive = false }
    public func hide(_ sender: Any?) { (isActive, isHidden) = (false, true) }
    public func unhide(_ sender: Any?) { activate() }

    public func activationPolicy() -> ActivationPolicy { policy }
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
      policy = activationPolicy
      return true
    }
  }

  /// The app.
  @MainActor @preconcurrency
  public var NSApp: NSApplication! { .shared }

  /// What opens files and URLs. What it is asked for is kept, and nothing is opened.
  @MainActor @preconcurrency
  public final class NSWorkspace {
    public static let shared = NSWorkspace()

    /// What `open` was asked for, for tests: AppKit has no such property.
    public var openedURLs: [URL] = []
    /// What the Finder would show, for tests: AppKit has no such property.
    public var selectedURLs: [URL] = []

    /// Keeps the URL in `openedURLs`, and says that it was opened.
    @discardableResult
    public func open(_ url: URL) -> Bool {
      openedURLs.append(url)
      return true
    }

    /// Keeps the URLs in `selectedURLs`.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { selectedURLs = fileURLs }

    /// A picture that has the name of the file.
    public func icon(forFile fullPath: String) -> NSImage {
      NSImage(Picture(.named(URL(fileURLWithPath: fullPath).lastPathComponent)), size: CGSize(width: 32, height: 32))
    }
  }

  /// What has been copied. Nothing else than the program itself copies to it.
  @MainActor @preconcurrency
  public final class NSPasteboard {
    public static let general = NSPasteboard()

    /// What kind of thing has been copied.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let string = PasteboardType("public.utf8-plain-text")
      public static let URL = PasteboardType("public.url")
      public static let fileURL = PasteboardType("public.file-url")
      public static let html = PasteboardType("public.html")
      public static let rtf = PasteboardType("public.rtf")
      public static let png = PasteboardType("public.png")
      public static let tiff = PasteboardType("public.tiff")
      public static let pdf = PasteboardType("com.adobe.pdf")
    }

    private var contents: [PasteboardType: Data] = [:]
    /// How often it has been cleared.
    public private(set) var changeCount = 0

    public var types: [PasteboardType]? { contents.isEmpty ? nil : contents.keys.sorted { $0.rawValue < $1.rawValue } }

    @discardableResult
    public func clearContents() -> Int {
      contents = [:]
      changeCount += 1
      return changeCount
    }

    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      setData(Data(string.utf8), forType: dataType)
    }

    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
      contents[dataType] = data
      return true
    }

    public func string(forType dataType: PasteboardType) -> String? {
      contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
    }
    public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
  }
#endif
