#if !canImport(Darwin)
  public import ViewEngine

  extension UIView {
    /// A set of curves and repetitions; has no effect: `animate` runs its changes once.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let allowUserInteraction = AnimationOptions(rawValue: 2)
      public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
      public static let `repeat` = AnimationOptions(rawValue: 8)
      public static let autoreverse = AnimationOptions(rawValue: 16)
      public static let curveEaseInOut: AnimationOptions = []
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Runs the changes at once, then calls the completion with true. Waits no delay.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    /// Runs the changes at once, then calls the completion with true; no spring moves.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
      initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Runs the changes at once, if any, then calls the completion with true.
    public class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }

    /// Runs the closure immediately, like `animate`.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    private static var animates = true
    /// The flag that `setAnimationsEnabled` keeps, true at first; no change is ever animated.
    public class var areAnimationsEnabled: Bool { animates }
    /// Keeps the flag: no change is ever animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }
  }
#endif
