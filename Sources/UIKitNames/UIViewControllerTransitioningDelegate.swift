#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A source of transitions; no transition asks it.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Never asked here; nil by default.
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never asked here; nil by default.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never asked here; nil by default.
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
  }

  extension UIViewControllerTransitioningDelegate {
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
  }

  /// A transition of your own; no code calls its methods.
  @MainActor @preconcurrency
  public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  }

  /// The parts of a transition; a test makes its own.
  @MainActor @preconcurrency
  public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for controller: UIViewController) -> CGRect
    func finalFrame(for controller: UIViewController) -> CGRect
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

  /// An observer of a popover; only a test calls its methods.
  @MainActor @preconcurrency
  public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

  extension UIAdaptivePresentationControllerDelegate {
    /// Never asked here; no other style replaces a popover.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
  }
#endif
