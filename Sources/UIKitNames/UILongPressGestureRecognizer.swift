#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of a finger that stays; none arrives.
  @MainActor @preconcurrency
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds before the gesture begins, 0.5 at first; no clock runs.
    public var minimumPressDuration: TimeInterval = 0.5
    /// Points a finger may move, 10 at first; kept.
    public var allowableMovement: CGFloat = 10
  }
#endif
