#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of two fingers that move apart; none arrives.
  @MainActor @preconcurrency
  open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Kept ratio of the fingers' distances, 1 at first.
    open var scale: CGFloat = 1
    /// Always 0 per second.
    open var velocity: CGFloat { 0 }
  }
#endif
