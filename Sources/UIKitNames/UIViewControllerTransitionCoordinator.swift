#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The state of a transition. None runs; a test declares one.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// The conforming object supplies the value.
    var isAnimated: Bool { get }
    /// The conforming object supplies the value.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The conforming object supplies the value.
    var initiallyInteractive: Bool { get }
    /// The conforming object supplies the value.
    var isInterruptible: Bool { get }
    /// The conforming object supplies the value.
    var isInteractive: Bool { get }
    /// The conforming object supplies the value.
    var isCancelled: Bool { get }
    /// The conforming object supplies the value.
    var transitionDuration: TimeInterval { get }
    /// The conforming object supplies the value.
    var percentComplete: CGFloat { get }
    /// The conforming object supplies the value.
    var completionVelocity: CGFloat { get }
    /// The conforming object supplies the value.
    var completionCurve: UIView.AnimationCurve { get }
    /// The conforming object supplies the value.
    var containerView: UIView { get }
    /// The conforming object supplies the value.
    var targetTransform: CGAffineTransform { get }
    /// Never asked here; nil by default.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Never asked here; nil by default.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
  }

  /// A schedule of animations beside a transition. None runs; a test declares one, with the members it needs.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  }

  // Our choice: the values of a transition that takes no time, so that a test declares only what it needs.
  extension UIViewControllerTransitionCoordinatorContext {
    public var isAnimated: Bool { false }
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var initiallyInteractive: Bool { false }
    public var isInterruptible: Bool { false }
    public var isInteractive: Bool { false }
    public var isCancelled: Bool { false }
    public var transitionDuration: TimeInterval { 0 }
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var containerView: UIView { UIView() }
    public var targetTransform: CGAffineTransform { .identity }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  }

  extension UIViewControllerTransitionCoordinator {
    /// Runs both closures at once.
    @discardableResult
    public func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
      animation?(self)
      completion?(self)
      return true
    }
    /// Runs both closures at once.
    @discardableResult
    public func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// Drops the closure: no interaction changes.
    public func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
  }
#endif
