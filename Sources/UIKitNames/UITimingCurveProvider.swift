#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A curve or a spring of an animation; no moment is computed from it.
  @MainActor @preconcurrency
  public protocol UITimingCurveProvider: AnyObject {
    /// The conforming object supplies the value.
    var timingCurveType: UITimingCurveType { get }
    /// The conforming object supplies the value.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The conforming object supplies the value.
    var springTimingParameters: UISpringTimingParameters? { get }
  }

  /// Kinds of curves.
  public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

  /// A curve with two control points.
  @MainActor @preconcurrency
  open class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve from the initializer; slow at both ends for control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first point; that of the named curve without one.
    public let controlPoint1: CGPoint
    /// The second point; that of the named curve without one.
    public let controlPoint2: CGPoint
    private let isNamed: Bool
    /// A curve that is slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }
    /// A curve by its name.
    public init(animationCurve curve: UIView.AnimationCurve) {
      (animationCurve, isNamed) = (curve, true)
      let slow = (start: curve == .easeIn || curve == .easeInOut, end: curve == .easeOut || curve == .easeInOut)
      controlPoint1 = CGPoint(x: slow.start ? 0.42 : 0, y: 0)
      controlPoint2 = CGPoint(x: slow.end ? 0.58 : 1, y: 1)
    }
    /// A curve by its points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
      (animationCurve, isNamed, controlPoint1, controlPoint2) = (.easeInOut, false, point1, point2)
    }
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
  }

  /// A spring; nothing swings.
  @MainActor @preconcurrency
  open class UISpringTimingParameters: UITimingCurveProvider {
    /// The velocity from the initializer, zero without one.
    public let initialVelocity: CGVector
    /// The settings of a spring of the system.
    public convenience init() { self.init(dampingRatio: 1) }
    /// Keeps the velocity; the damping has no effect.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
    /// Keeps the velocity; mass, stiffness and damping have no effect.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
      self.init(dampingRatio: 1, initialVelocity: velocity)
    }
    /// Duration and bounce have no effect.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
      self.init(dampingRatio: 1, initialVelocity: initialVelocity)
    }
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
  }
#endif
