import Foundation

/// A centre for other processes on Apple's systems. Here it is a centre of this process: nothing reaches the others.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let shared = DistributedNotificationCenter()
  open class func `default`() -> DistributedNotificationCenter { shared }
  open var suspended = false
  /// Posts at once, within this process.
  open func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = false
  ) { post(name: name, object: object, userInfo: userInfo) }
  open func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
  ) { post(name: name, object: object, userInfo: userInfo) }
}
