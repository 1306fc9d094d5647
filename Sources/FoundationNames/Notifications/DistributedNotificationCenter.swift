#if !canImport(Darwin)
  public import Foundation

  /// A centre for other processes on Apple's systems. Here it is a centre of this process: nothing reaches the others.
  open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let shared = DistributedNotificationCenter()
    /// What happens to notifications for an app that is suspended: none is here.
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
    /// How a notification is sent; it has no effect.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let deliverImmediately = Options(rawValue: 1)
      public static let postToAllSessions = Options(rawValue: 2)
    }

    /// The only centre.
    open class func `default`() -> DistributedNotificationCenter { shared }
    /// Kept; the app is never suspended.
    open var suspended = false

    /// Posts at once, within this process.
    open func postNotificationName(
      _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
      deliverImmediately: Bool = false
    ) { post(name: name, object: object, userInfo: userInfo) }

    /// Posts at once, within this process; the options have no effect.
    open func postNotificationName(
      _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
    ) { post(name: name, object: object, userInfo: userInfo) }
  }
#endif
