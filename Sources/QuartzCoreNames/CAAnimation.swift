#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A movement of a layer as settings; nothing moves.
  @MainActor @preconcurrency
  open class CAAnimation {
    public init() {}

    /// Seconds, 0 at first, without a default of a quarter second.
    public var duration: Double = 0
    /// Seconds of layer time, 0 at first; no clock reaches it.
    public var beginTime: Double = 0
    /// A count with fractions, 0 at first; no repetition runs.
    public var repeatCount: Float = 0
    /// False at first; nothing moves in either direction.
    public var autoreverses = false
    /// True at first; a layer keeps no animation anyway.
    public var isRemovedOnCompletion = true
    /// The value `removed` at first; no layer reads it.
    public var fillMode = CAMediaTimingFillMode.removed
    /// A factor, 1 at first; no clock reaches it.
    public var speed: Float = 1
    /// Seconds, 0 at first; no clock reaches it.
    public var timeOffset: Double = 0
    /// Held strongly, as on Apple's systems; the animation calls no method on it.
    public var delegate: (any CAAnimationDelegate)?
    /// A curve, nil at first; no frame samples it.
    public var timingFunction: CAMediaTimingFunction?
  }

  /// An observer of an animation; no animation calls it.
  @MainActor @preconcurrency
  public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }
#endif
