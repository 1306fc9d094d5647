/// The way to files and URLs. The workspace keeps each request and opens nothing.
@MainActor @preconcurrency
public final class NSWorkspace {
  public static let shared = NSWorkspace()
  public var openedURLs: [URL] = []
  public var selectedURLs: [URL] = []
  /// Keeps the URL in `openedURLs`, and says that it was opened.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }
  public final class Authorization: Sendable {}
  public func requestAuthorization(
    to type: AuthorizationType, completionHandler: @escaping (Authorization?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  public func activateFileViewerSelecting(_ fileURLs: [URL]) { selectedURLs = fileURLs }
  public func icon(forFile fullPath: String) -> NSImage {
    NSImage(Picture(.named(URL(fileURLWithPath: fullPath).lastPathComponent)), size: CGSize(width: 32, height: 32))
  }
}
extension NSWorkspace: _KeyValueCodingAndObserving {}
