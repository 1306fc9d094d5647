#if !canImport(Darwin)
  import CoreGraphicsNames
  public import Foundation

  /// A movement of a layer as settings; nothing moves.
  @MainActor @preconcurrency
  open class CAAnimation: CAMediaTiming {
    public init() {}

    /// Seconds, 0 at first, without a default of a quarter second.
    open var duration: TimeInterval = 0
    /// Seconds of layer time, 0 at first; no clock reaches it.
    open var beginTime: TimeInterval = 0
    /// A count with fractions, 0 at first; no repetition runs.
    open var repeatCount: Float = 0
    /// Seconds, 0 at first; no repetition runs.
    open var repeatDuration: TimeInterval = 0
    /// False at first; nothing moves in either direction.
    open var autoreverses = false
    /// True at first; a layer keeps the animation until it is removed (our choice).
    open var isRemovedOnCompletion = true
    /// The value `removed` at first; no layer reads it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// A factor, 1 at first; no clock reaches it.
    open var speed: Float = 1
    /// Seconds, 0 at first; no clock reaches it.
    open var timeOffset: TimeInterval = 0
    /// Held strongly, as on Apple's systems; the animation calls no method on it.
    open var delegate: (any CAAnimationDelegate)?
    /// A curve, nil at first; no frame samples it.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept, `default` at first.
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var values: [String: Any] = [:]
    /// The value of `setValue(_:forKey:)`; nil without one.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value of the program.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Nil, unless a subclass overrides it.
    open class func defaultValue(forKey key: String) -> Any? { nil }
  }

  /// The times of an animation or a layer; no clock reaches them.
  @MainActor @preconcurrency
  public protocol CAMediaTiming: AnyObject {
    /// The conforming object supplies the value.
    var beginTime: TimeInterval { get set }
    /// The conforming object supplies the value.
    var duration: TimeInterval { get set }
    /// The conforming object supplies the value.
    var speed: Float { get set }
    /// The conforming object supplies the value.
    var timeOffset: TimeInterval { get set }
    /// The conforming object supplies the value.
    var repeatCount: Float { get set }
    /// The conforming object supplies the value.
    var repeatDuration: TimeInterval { get set }
    /// The conforming object supplies the value.
    var autoreverses: Bool { get set }
    /// The conforming object supplies the value.
    var fillMode: CAMediaTimingFillMode { get set }
  }

  /// Frames in a second: fewest, most and preferred.
  public struct CAFrameRateRange: Hashable, Sendable {
    /// Kept by the initializer; a program can replace it.
    public var minimum: Float
    /// Kept by the initializer; a program can replace it.
    public var maximum: Float
    /// Kept, nil at first; no clock reaches it.
    public var preferred: Float?
    /// Keeps all.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  }

  /// An observer of an animation; no animation calls it.
  @MainActor @preconcurrency
  public protocol CAAnimationDelegate: AnyObject {
    /// Never called here; does nothing by default.
    func animationDidStart(_ anim: CAAnimation)
    /// Never called here; does nothing by default.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }
#endif
