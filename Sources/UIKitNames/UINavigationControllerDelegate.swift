#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of a stack of controllers; a push or pop calls `willShow` and `didShow`.
  @MainActor @preconcurrency
  public protocol UINavigationControllerDelegate: AnyObject {
    /// Does nothing by default.
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Does nothing by default.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Never asked here; nil by default.
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never asked here; nil by default.
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Never asked here; all but upside down by default.
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
  }

  extension UINavigationControllerDelegate {
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  }
#endif
