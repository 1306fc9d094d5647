#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A control that adds and subtracts; a test sets `value` and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UIStepper: UIControl {
    override var primaryEvent: Event { .valueChanged }
    /// Kept, 0 at first; the bounds do not limit it.
    open var value: Double = 0
    /// Kept, 0 at first.
    open var minimumValue: Double = 0
    /// Kept, 100 at first.
    open var maximumValue: Double = 100
    /// Kept, 1 at first.
    open var stepValue: Double = 1
    /// Kept and true at first.
    open var isContinuous = true
    /// Kept and true at first.
    open var autorepeat = true
    /// Kept and false at first.
    open var wraps = false
    /// Drops the picture.
    open func setIncrementImage(_ image: UIImage?, for state: State) {}
    /// Drops the picture.
    open func setDecrementImage(_ image: UIImage?, for state: State) {}
    /// Drops the picture.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  }
#endif
