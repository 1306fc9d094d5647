#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A gesture of a finger from an edge of the screen; none arrives.
  @MainActor @preconcurrency
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Kept, none at first.
    open var edges: UIRectEdge = []
  }
#endif
