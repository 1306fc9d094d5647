#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of a finger that stays; none arrives.
  @MainActor @preconcurrency
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds before the gesture begins, 0.5 at first; no clock runs.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points a finger may move, 10 at first; kept.
    open var allowableMovement: CGFloat = 10
    /// Kept count of taps before, 0 at first.
    open var numberOfTapsRequired = 0
    /// Kept count of fingers, 1 at first.
    open var numberOfTouchesRequired = 1
  }
#endif
