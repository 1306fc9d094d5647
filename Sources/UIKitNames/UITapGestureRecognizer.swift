#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A gesture of short touches; none arrives.
  @MainActor @preconcurrency
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Kept repetitions, 1 at first.
    public var numberOfTapsRequired = 1
    /// Kept fingers, 1 at first.
    public var numberOfTouchesRequired = 1
  }
#endif
