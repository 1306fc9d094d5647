#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// The parts of a transition; a test makes its own.
  @MainActor @preconcurrency
  public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The conforming object supplies the value.
    var containerView: UIView { get }
    /// The conforming object supplies the value.
    var isAnimated: Bool { get }
    /// False by default.
    var isInteractive: Bool { get }
    /// The conforming object supplies the value.
    var transitionWasCancelled: Bool { get }
    /// Custom by default.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity by default.
    var targetTransform: CGAffineTransform { get }
    /// Does nothing by default.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Does nothing by default.
    func finishInteractiveTransition()
    /// Does nothing by default.
    func cancelInteractiveTransition()
    /// Does nothing by default.
    func pauseInteractiveTransition()
    /// The conforming object decides what happens.
    func completeTransition(_ didComplete: Bool)
    /// Never asked here; nil by default.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Never asked here; nil by default.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The conforming object decides what happens.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The conforming object decides what happens.
    func finalFrame(for vc: UIViewController) -> CGRect
  }

  extension UIViewControllerContextTransitioning {
    public var isInteractive: Bool { false }
    public var presentationStyle: UIModalPresentationStyle { .custom }
    public var targetTransform: CGAffineTransform { .identity }
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    public func finishInteractiveTransition() {}
    public func cancelInteractiveTransition() {}
    public func pauseInteractiveTransition() {}
  }

  /// A transition of your own; no code calls its methods.
  @MainActor @preconcurrency
  public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// The conforming object decides what happens.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// The conforming object decides what happens.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animation without changes by default.
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
  }

  extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    public func animationEnded(_ transitionCompleted: Bool) {}
  }

  /// A transition that follows a finger; no code calls its methods.
  @MainActor @preconcurrency
  public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// The conforming object decides what happens.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// 1 by default.
    var completionSpeed: CGFloat { get }
    /// Slow at both ends by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// True by default.
    var wantsInteractiveStart: Bool { get }
  }

  extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
  }

  /// A transition that follows a finger as a fraction.
  @MainActor @preconcurrency
  open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    public init() {}
    private weak var context: (any UIViewControllerContextTransitioning)?
    /// The fraction of the last `update(_:)`, 0 at first.
    public private(set) var percentComplete: CGFloat = 0
    /// Seconds, 0: nothing takes time.
    open var duration: CGFloat { 0 }
    /// Kept, 1 at first.
    open var completionSpeed: CGFloat = 1
    /// Kept, slow at both ends at first.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Kept, nil at first.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Kept and true at first.
    open var wantsInteractiveStart = true
    /// Keeps the context weakly, and passes on what follows.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }
    /// Keeps the fraction, and passes it to the context.
    open func update(_ percentComplete: CGFloat) {
      self.percentComplete = percentComplete
      context?.updateInteractiveTransition(percentComplete)
    }
    /// Tells the context.
    open func finish() { context?.finishInteractiveTransition() }
    /// Tells the context.
    open func cancel() { context?.cancelInteractiveTransition() }
    /// Tells the context.
    open func pause() { context?.pauseInteractiveTransition() }
  }

  /// A side of a transition.
  public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
  }

  /// A view of a transition.
  public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from")
    public static let to = UITransitionContextViewKey(rawValue: "to")
  }
#endif
