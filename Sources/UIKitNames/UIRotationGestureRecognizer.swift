#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of two fingers that turn; none arrives.
  @MainActor @preconcurrency
  open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Kept angle in radians, 0 at first.
    open var rotation: CGFloat = 0
    /// Always 0 radians in a second.
    open var velocity: CGFloat { 0 }
  }
#endif
