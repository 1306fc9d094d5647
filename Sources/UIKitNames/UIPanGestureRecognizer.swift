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
    private var distance = CGPoint.zero
    /// Points, zero until `setTranslation(_:in:)`; the view has no effect.
    open func translation(in view: UIView?) -> CGPoint { distance }
    /// Always zero points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Keeps the distance, so that a test can play a drag.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
  }
#endif
