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
      public static let layoutSubviews = AnimationOptions(rawValue: 1)
      public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
      public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
      public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
      public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
      public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
      public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
      public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
      public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
      public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
      public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
      public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
      public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
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

    /// Runs the changes at once, if any, then calls the completion with true; the views stay.
    public class func transition(
      from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
      completion: ((Bool) -> Void)? = nil
    ) {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
      completion?(true)
    }
    /// Runs the changes at once, then calls the completion with true; no spring moves.
    public class func animate(
      springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
      delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    /// A set of ways between key frames; has no effect.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
      public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
      public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
      public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
      public static let calculationModeLinear: KeyframeAnimationOptions = []
      public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
      public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
      public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
      public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
    /// Runs the changes at once, key frame after key frame, then calls the completion with true.
    public class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    /// Runs the changes at once; start and duration have no effect.
    public class func addKeyframe(
      withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
      animations: @escaping () -> Void
    ) { animations() }
    /// Runs the changes at once.
    public class func modifyAnimations(
      withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    /// Always 0 seconds: no animation is around.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    /// Runs the closure immediately, like `animate`.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    private static var animates = true
    /// The flag that `setAnimationsEnabled` keeps, true at first; no change is ever animated.
    public class var areAnimationsEnabled: Bool { animates }
    /// Keeps the flag: no change is ever animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }
  }
#endif
