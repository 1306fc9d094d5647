#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of a moving finger; none arrives.
  @MainActor @preconcurrency
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Kept fewest fingers, 1 at first.
    public var minimumNumberOfTouches = 1
    /// Kept most fingers, unlimited at first.
    public var maximumNumberOfTouches = Int.max
    /// Always zero points, even after `setTranslation(_:in:)`.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Always zero points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Drops the distance.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  }
#endif
