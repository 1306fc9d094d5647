import Foundation

/// An item that an app hands to an extension.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
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
  open var inputItems: [Any] = []
  public private(set) var returnedItems: [Any]?
  public private(set) var cancellation: (any Error)?
  public override init() { super.init() }
  /// Keeps the items, and calls the handler with true at once.
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(true)
  }
  open func cancelRequest(withError error: any Error) { cancellation = error }
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
  open func open(_ URL: URL) async -> Bool { false }
}
