extension UIView {
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
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  private static var animates = true
  public class var areAnimationsEnabled: Bool { animates }
  public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }
}
