/// A rectangle that would follow the pointer; no event results from it.
@MainActor @preconcurrency
public final class NSTrackingArea {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let activeInActiveApp = Options(rawValue: 64)
    public static let activeAlways = Options(rawValue: 128)
    public static let assumeInside = Options(rawValue: 256)
    public static let inVisibleRect = Options(rawValue: 512)
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  public let rect: NSRect
  public let options: Options
  public private(set) weak var owner: AnyObject?
  public let userInfo: [AnyHashable: Any]?
  /// Keeps all arguments.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    self.owner = owner as AnyObject?
  }
}
