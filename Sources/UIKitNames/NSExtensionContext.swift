#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// The host of an app extension. The process has none; a test makes one and reads its answers.
  @MainActor @preconcurrency
  open class NSExtensionContext {
    /// A host without items.
    public init() {}
    /// The items that the host passes, empty at first. A test sets them; on Apple's systems they are constant.
    open var inputItems: [Any] = []
    /// The items of `completeRequest`; nil before. For tests: Foundation has no such property.
    public private(set) var returnedItems: [Any]?
    /// The error of `cancelRequest`; nil before. For tests: Foundation has no such property.
    public private(set) var cancelError: (any Error)?
    /// Keeps the items, and calls the handler at once with false.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
      returnedItems = items ?? []
      completionHandler?(false)
    }
    /// Keeps the error.
    open func cancelRequest(withError error: any Error) { cancelError = error }
    /// Keeps the URL in `UIApplication.openedURLs`, and says that it was opened.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
      UIApplication.shared.openedURLs.append(URL)
      completionHandler?(true)
    }
  }

  /// An item of an extension's host.
  @MainActor @preconcurrency
  open class NSExtensionItem {
    public init() {}
    /// Kept, nil at first; without effect.
    open var attributedTitle: NSAttributedString?
    /// Kept, nil at first; without effect.
    open var attributedContentText: NSAttributedString?
    /// Kept, nil at first; without effect.
    open var attachments: [NSItemProvider]?
    /// Kept, nil at first; without effect.
    open var userInfo: [AnyHashable: Any]?
  }
#endif
