/// A happening on a screen. No screen exists, and no event arrives.
@MainActor @preconcurrency
open class UIEvent {
  public init() {}
  public var type: EventType { .touches }
  public var timestamp: TimeInterval { 0 }
  public var allTouches: Set<UITouch>? { nil }
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
  public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}

/// A finger on a screen. No screen exists, and no touch arrives.
public final class UITouch: NSObject, Sendable {
  public var tapCount: Int { 0 }
  public var force: CGFloat { 0 }
  public var timestamp: TimeInterval { 0 }
  public func location(in view: Any?) -> CGPoint { .zero }
  public func previousLocation(in view: Any?) -> CGPoint { .zero }
  public var phase: Phase { .cancelled }
  public var view: UIView? { nil }
  public var window: UIWindow? { nil }
}
