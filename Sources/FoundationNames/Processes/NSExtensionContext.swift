#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// An item that an app hands to an extension.
  open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
    /// Kept, as all parts of an item.
    open var attributedTitle: NSAttributedString?
    /// Kept, as all parts of an item.
    open var attributedContentText: NSAttributedString?
    /// Kept, as all parts of an item.
    open var attachments: [NSItemProvider]?
    /// Kept, as all parts of an item.
    open var userInfo: [AnyHashable: Any]?

    /// An empty item.
    public override init() { super.init() }
    /// Kept, as all parts of an item.
    open func copy(with zone: NSZone? = nil) -> Any {
      let item = NSExtensionItem()
      (item.attributedTitle, item.attributedContentText) = (attributedTitle, attributedContentText)
      (item.attachments, item.userInfo) = (attachments, userInfo)
      return item
    }
  }

  /// The app around an extension. There is none here: a test sets the items, and reads what was returned.
  open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The items that a test sets.
    open var inputItems: [Any] = []
    /// The items that the extension has returned; nil before.
    public private(set) var returnedItems: [Any]?
    /// The error of a cancelled request.
    public private(set) var cancellation: (any Error)?

    /// A context without items.
    public override init() { super.init() }

    /// Keeps the items, and calls the handler with true at once.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
      returnedItems = items ?? []
      completionHandler?(true)
    }
    /// Keeps the error.
    open func cancelRequest(withError error: any Error) { cancellation = error }
    /// Opens nothing, and calls the handler with false at once.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Opens nothing.
    open func open(_ URL: URL) async -> Bool { false }
  }

  /// A key of the items that an app hands over.
  public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
  /// A key of the items that an app hands over.
  public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
  /// A key of the items that an app hands over.
  public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
  /// A key of the items that an app hands over.
  public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

  extension Notification.Name {
    public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
      "NSExtensionHostDidEnterBackgroundNotification")
    public static let NSExtensionHostWillEnterForeground = Notification.Name(
      "NSExtensionHostWillEnterForegroundNotification")
  }
#endif
