#if !canImport(Darwin)
  public import Foundation
  public import KitNames

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

  extension NSWorkspace: _KeyValueCodingAndObserving {}
#endif
