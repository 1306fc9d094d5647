#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Opens documents in AppKit. Here no document opens; the controller keeps the recent URLs.
  @MainActor @preconcurrency
  open class NSDocumentController: NSResponder {
    public static let shared = NSDocumentController()
    /// Newest first and without duplicates, as long as the process runs.
    public private(set) var recentDocumentURLs: [URL] = []
    /// Always empty: no document opens through the controller.
    open var documents: [NSDocument] { [] }
    /// Always nil, as `documents` is empty.
    open var currentDocument: NSDocument? { nil }
    /// Moves the URL to the front of `recentDocumentURLs`; the list has no limit.
    open func noteNewRecentDocumentURL(_ url: URL) {
      recentDocumentURLs.removeAll { $0 == url }
      recentDocumentURLs.insert(url, at: 0)
    }
    /// Empties `recentDocumentURLs`.
    open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }
    /// No effect: no document class is registered.
    open func newDocument(_ sender: Any?) {}
    /// No effect: no panel opens.
    open func openDocument(_ sender: Any?) {}
    /// Notes the URL as recent and calls the handler at once, without document and without error.
    open func openDocument(
      withContentsOf url: URL, display displayDocument: Bool,
      completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {
      noteNewRecentDocumentURL(url)
      completionHandler(nil, false, nil)
    }
  }
#endif
