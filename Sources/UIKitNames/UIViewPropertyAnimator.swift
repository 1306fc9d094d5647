#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An animation under control of a program.
  @MainActor @preconcurrency
  public protocol UIViewAnimating: AnyObject {
    /// The conforming object supplies the value.
    var state: UIViewAnimatingState { get }
    /// The conforming object supplies the value.
    var isRunning: Bool { get }
    /// The conforming object supplies the value.
    var isReversed: Bool { get set }
    /// The conforming object supplies the value.
    var fractionComplete: CGFloat { get set }
    /// The conforming object decides what happens.
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    /// The conforming object decides what happens.
    func pauseAnimation()
    /// The conforming object decides what happens.
    func stopAnimation(_ withoutFinishing: Bool)
    /// The conforming object decides what happens.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  }

  /// An animation with changes and code for the end.
  @MainActor @preconcurrency
  public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    /// The conforming object decides what happens.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// The conforming object decides what happens.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  }

  extension UIViewImplicitlyAnimating {
    /// Keeps the changes; the delay has no effect.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  }

  /// An animation that makes its changes at once.
  @MainActor @preconcurrency
  open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    private var animations: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Seconds, kept.
    public let duration: TimeInterval
    /// Seconds of `startAnimation(afterDelay:)`, 0 at first.
    public private(set) var delay: TimeInterval = 0
    /// The curve from the initializer; nil for one with a name or a damping.
    public private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Inactive until a start, active while paused, and inactive again after the end.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Always false: an animation ends when it starts.
    open var isRunning: Bool { false }
    /// Kept and false at first; the changes are made all the same.
    open var isReversed = false
    /// Kept, 0 at first.
    open var fractionComplete: CGFloat = 0
    /// Kept and true at first.
    open var isInterruptible = true
    /// Kept and true at first.
    open var isUserInteractionEnabled = true
    /// Kept and false at first.
    open var isManualHitTestingEnabled = false
    /// Kept and true at first.
    open var scrubsLinearly = true
    /// Kept and false at first; an animation completes at its end.
    open var pausesOnCompletion = false

    /// Keeps the curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
      (self.duration, timingParameters, animations) = (duration, parameters, [])
    }
    private init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
      (self.duration, self.animations) = (duration, animations.map { [$0] } ?? [])
    }
    /// Keeps the changes until the start.
    public convenience init(
      duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) { self.init(duration, animations) }
    /// Keeps the changes until the start; the control points have no effect.
    public convenience init(
      duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
      animations: (() -> Void)? = nil
    ) { self.init(duration, animations) }
    /// Keeps the changes until the start; the damping has no effect.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
      self.init(duration, animations)
    }
    /// Makes the changes at once, and runs the code for the end.
    @discardableResult
    public class func runningPropertyAnimator(
      withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration, animations)
      if let completion { animator.addCompletion(completion) }
      animator.startAnimation(afterDelay: delay)
      return animator
    }

    /// Keeps further changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Keeps code for the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }
    /// Makes all changes, and runs the code for the end.
    open func startAnimation() {
      makeChanges()
      fractionComplete = 1
      end(at: isReversed ? .start : .end)
    }
    /// Starts at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
      self.delay = delay
      startAnimation()
    }
    /// Makes the changes, and keeps the code for the end until the animation continues.
    open func pauseAnimation() {
      makeChanges()
      state = .active
    }
    /// Ends a paused animation, and runs the code for the end.
    open func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
    /// Forgets the changes that were not made, and for true the code for the end, too.
    open func stopAnimation(_ withoutFinishing: Bool) {
      animations = []
      state = withoutFinishing ? .inactive : .stopped
      if withoutFinishing { completions = [] }
    }
    /// Runs the code for the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

    private func makeChanges() {
      let changes = animations
      animations = []
      changes.forEach { $0() }
    }
    private func end(at position: UIViewAnimatingPosition) {
      let ends = completions
      (completions, state) = ([], .inactive)
      ends.forEach { $0(position) }
    }
  }

  extension UIView {
    /// The speed of an animation; none takes time.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  }

  /// The place where an animation ended.
  public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
  /// The state of an animation.
  public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
#endif
