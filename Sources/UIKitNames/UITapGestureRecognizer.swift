#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A gesture of short touches; none arrives.
  @MainActor @preconcurrency
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Kept repetitions, 1 at first.
    open var numberOfTapsRequired = 1
    /// Kept fingers, 1 at first.
    open var numberOfTouchesRequired = 1
    /// Kept, the first button at first; no button is pressed.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  }
#endif
