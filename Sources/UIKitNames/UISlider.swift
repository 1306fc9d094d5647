#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A control for a number in a range; a test sets it and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISlider: UIControl {
    /// Kept number, 0 at first; not clamped to the range.
    public var value: Float = 0
    /// Kept low end, 0 at first; a higher one leaves `value` alone.
    public var minimumValue: Float = 0
    /// Kept high end, 1 at first; a lower one leaves `value` alone.
    public var maximumValue: Float = 1
    /// Kept and true at first; no drag sends actions.
    public var isContinuous = true
    /// Kept colour left of the knob, nil at first.
    public var minimumTrackTintColor: UIColor?
    /// Kept colour right of the knob, nil at first.
    public var maximumTrackTintColor: UIColor?
    /// Kept colour of the knob, nil at first.
    public var thumbTintColor: UIColor?
    /// Sets `value` at once; sends no action.
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Drops the picture of the knob in every state.
    public func setThumbImage(_ image: UIImage?, for state: State) {}
  }
#endif
