#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of swipes that close a sheet; only a test calls its methods.
  @MainActor @preconcurrency
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Never called here, not even by `dismiss(animated:completion:)`; does nothing by default.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Never asked here, as no swipe arrives; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  }
#endif
