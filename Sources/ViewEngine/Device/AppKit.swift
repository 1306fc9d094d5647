#if !canImport(Darwin)
  public import Foundation

  // The part of AppKit that views use though their files import SwiftUI only. See also `NSColor`.

  /// The app as an object without a system. Its requests are kept and have no other effect.
  @MainActor @preconcurrency
  public final class NSApplication {
    public static let shared = NSApplication()

    /// Presences of an app in Dock and menu bar, numbered from 0; neither exists here.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    // Only a program itself posts them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActive")
    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminate")

    /// True at first. `activate()` and `unhide(_:)` set it; `deactivate()` and `hide(_:)` clear it.
    public private(set) var isActive = true
    /// False at first; `hide(_:)` sets it, and activation clears it.
    public private(set) var isHidden = false
    private var policy = ActivationPolicy.regular
    /// The count of calls to `terminate(_:)`. For tests: AppKit has no such property.
    public var terminationRequests = 0

    /// Counts in `terminationRequests`; the process continues.
    public func terminate(_ sender: Any?) { terminationRequests += 1 }

    /// Makes the app active and visible, and posts no notification.
    public func activate() { (isActive, isHidden) = (true, false) }
    /// The same as `activate()`; the flag has no effect.
    public func activate(ignoringOtherApps flag: Bool) { activate() }
    /// Makes the app inactive, and posts no notification.
    public func deactivate() { isActive = false }
    /// Makes the app inactive and hidden; its windows stay ordered in.
    public func hide(_ sender: Any?) { (isActive, isHidden) = (false, true) }
    /// The same as `activate()`: a visible app is active as well.
    public func unhide(_ sender: Any?) { activate() }

    /// The policy last set, `regular` at first.
    public func activationPolicy() -> ActivationPolicy { policy }
    /// Keeps the policy and returns true.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
      policy = activationPolicy
      return true
    }
  }

  /// The same object as `NSApplication.shared`; never nil.
  @MainActor @preconcurrency
  public var NSApp: NSApplication! { .shared }

  /// The way to files and URLs. The workspace keeps each request and opens nothing.
  @MainActor @preconcurrency
  public final class NSWorkspace {
    public static let shared = NSWorkspace()

    /// URLs that `open` received, oldest first. For tests: AppKit has no such property.
    public var openedURLs: [URL] = []
    /// Files that the Finder would show. For tests: AppKit has no such property.
    public var selectedURLs: [URL] = []

    /// Keeps the URL in `openedURLs`, and says that it was opened.
    @discardableResult
    public func open(_ url: URL) -> Bool {
      openedURLs.append(url)
      return true
    }

    /// A permission of the system.
    public enum AuthorizationType: Int, Sendable { case createSymbolicLink, setAttributes, replaceFile }
    /// A permission, which nothing takes.
    public final class Authorization: Sendable {}

    /// Grants nothing: the handler gets an error at once.
    public func requestAuthorization(
      to type: AuthorizationType, completionHandler: @escaping (Authorization?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }

    /// Replaces `selectedURLs` by these URLs.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { selectedURLs = fileURLs }

    /// A picture of 32 by 32 points, named after the last path component.
    public func icon(forFile fullPath: String) -> NSImage {
      NSImage(Picture(.named(URL(fileURLWithPath: fullPath).lastPathComponent)), size: CGSize(width: 32, height: 32))
    }
  }

  /// The pasteboard of the process: only the program itself copies to it.
  @MainActor @preconcurrency
  public final class NSPasteboard {
    public static let general = NSPasteboard()

    /// A format of copied data, known by its uniform type identifier.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The format with that identifier, as `init(rawValue:)` makes it.
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
    /// A count of clearings, 0 at first; setting data does not raise it.
    public private(set) var changeCount = 0

    /// Formats with data, sorted by identifier; nil for an empty pasteboard.
    public var types: [PasteboardType]? { contents.isEmpty ? nil : contents.keys.sorted { $0.rawValue < $1.rawValue } }

    /// Drops the data of all formats, and returns the new `changeCount`.
    @discardableResult
    public func clearContents() -> Int {
      contents = [:]
      changeCount += 1
      return changeCount
    }

    /// Clears the pasteboard only: formats without data do not appear in `types`.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Keeps the UTF-8 bytes of the text and returns true.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      setData(Data(string.utf8), forType: dataType)
    }

    /// Keeps the bytes and returns true; nil removes the format.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
      contents[dataType] = data
      return true
    }

    /// The data as UTF-8 text; nil without data or for other bytes.
    public func string(forType dataType: PasteboardType) -> String? {
      contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
    }
    /// The bytes last set in that format; nil without any.
    public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
  }
#endif
