#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A movement of one property of a layer over kept values.
  @MainActor @preconcurrency
  open class CAKeyframeAnimation: CAAnimation {
    /// The property's name; nil without an argument. No layer is searched for it.
    public var keyPath: String?
    /// The values in order, nil at first; the layer's property does not take them.
    public var values: [Any]?
    /// Fractions of the duration, nil at first.
    public var keyTimes: [NSNumber]?
    /// A curve for each part, nil at first.
    public var timingFunctions: [CAMediaTimingFunction]?
    /// A way for the layer, nil at first; the layer stays in its place.
    public var path: CGPath?

    /// Keeps the property's name; the values are nil.
    public init(keyPath path: String? = nil) { keyPath = path }
  }

  /// A movement like a spring's; nothing moves.
  @MainActor @preconcurrency
  open class CASpringAnimation: CABasicAnimation {
    /// 1 at first.
    public var mass: CGFloat = 1
    /// 100 at first.
    public var stiffness: CGFloat = 100
    /// 10 at first.
    public var damping: CGFloat = 10
    /// 0 at first.
    public var initialVelocity: CGFloat = 0
    /// The duration: no spring is computed.
    public var settlingDuration: Double { duration }
  }
#endif
