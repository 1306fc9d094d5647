#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A view or a controller, where a focus could move. None does.
  @MainActor @preconcurrency
  public protocol UIFocusEnvironment: AnyObject {}
  extension UIView: UIFocusEnvironment {}
  extension UIViewController: UIFocusEnvironment {}

  /// A move of the focus, which does not happen.
  @MainActor @preconcurrency
  open class UIFocusUpdateContext {
    /// Nil: nothing had the focus.
    open weak var previouslyFocusedItem: (any UIFocusEnvironment)?
    /// Nil: nothing gets the focus.
    open weak var nextFocusedItem: (any UIFocusEnvironment)?
    /// Nil: nothing had the focus.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// Nil: nothing gets the focus.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    init() {}
  }

  /// Animations beside a move of the focus.
  @MainActor @preconcurrency
  open class UIFocusAnimationCoordinator {
    init() {}
    /// Runs both closures at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
      animations?()
      completion?()
    }
  }
#endif
