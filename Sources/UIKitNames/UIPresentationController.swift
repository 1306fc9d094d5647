#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

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
    /// The controller from the initializer; an empty one in the containers that a controller makes.
    public let presentedViewController: UIViewController
    /// The controller from the initializer; an empty one in the containers that a controller makes.
    public let presentingViewController: UIViewController
    /// Held weakly; only a test calls it.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Always nil: nothing is presented.
    open var containerView: UIView? { nil }
    /// The view of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// Custom, unless a subclass overrides it.
    open var presentationStyle: UIModalPresentationStyle { .custom }
    /// Custom, unless a subclass overrides it.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .custom }
    /// The bounds of the container, empty without one.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// True, unless a subclass overrides it.
    open var shouldPresentInFullscreen: Bool { true }
    /// False, unless a subclass overrides it.
    open var shouldRemovePresentersView: Bool { false }
    /// Kept, nil at first.
    open var overrideTraitCollection: UITraitCollection?
    /// Always the process's one collection.
    open var traitCollection: UITraitCollection { .current }
    // Never called: nothing is presented.
    /// Never called here; does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// Never called here; does nothing by default.
    open func containerViewDidLayoutSubviews() {}
    /// Never called here; does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// Never called here; does nothing by default.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called here; does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// Never called here; does nothing by default.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called here; does nothing by default.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called here; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The parent's size, unless a subclass overrides it.
    open func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
  }

  /// A controller whose content has a preferred size.
  @MainActor @preconcurrency
  public protocol UIContentContainer: AnyObject {
    /// The conforming object supplies the value.
    var preferredContentSize: CGSize { get }
    /// The conforming object decides what happens.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  }

  extension UIViewController: UIContentContainer {}
#endif
