#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A movement of one property of a layer over kept values.
  @MainActor @preconcurrency
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order, nil at first; the layer's property does not take them.
    open var values: [Any]?
    /// Fractions of the duration, nil at first.
    open var keyTimes: [NSNumber]?
    /// A curve for each part, nil at first.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// A way for the layer, nil at first; the layer stays in its place.
    open var path: CGPath?
    /// Kept, `linear` at first.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Kept, nil at first.
    open var rotationMode: CAAnimationRotationMode?
  }

  /// Ways between two values.
  public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// Turns along a way.
  public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }

  /// A movement like a spring's; nothing moves.
  @MainActor @preconcurrency
  open class CASpringAnimation: CABasicAnimation {
    /// 1 at first.
    open var mass: CGFloat = 1
    /// 100 at first.
    open var stiffness: CGFloat = 100
    /// 10 at first.
    open var damping: CGFloat = 10
    /// 0 at first.
    open var initialVelocity: CGFloat = 0
    /// Kept and false at first.
    open var allowsOverdamping = false
    /// The duration: no spring is computed.
    open var settlingDuration: TimeInterval { duration }
  }
#endif
