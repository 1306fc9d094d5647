/// The container of a presented controller; nothing is presented in it.
@MainActor @preconcurrency
open class UIPresentationController {
  /// A container without controllers.
  public init() {
    presentedViewController = UIViewController()
    presentingViewController = presentedViewController
  }
  /// Keeps both controllers; without a presenting one the first counts.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.view }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .custom }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
