#if !canImport(Darwin)
  import KitNames

  /// A control for a number in a range; a test sets it and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISlider: UIControl {
    override var primaryEvent: Event { .valueChanged }
    /// A number, 0 at first; one outside the range becomes the nearest end.
    public var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    /// The low end, 0 at first; a higher one raises `value` and `maximumValue`.
    public var minimumValue: Float = 0 {
      didSet {
        if maximumValue < minimumValue { maximumValue = minimumValue }
        value = max(value, minimumValue)
      }
    }
    /// The high end, 1 at first; a lower one lowers `value` and `minimumValue`.
    public var maximumValue: Float = 1 {
      didSet {
        if minimumValue > maximumValue { minimumValue = maximumValue }
        value = min(value, maximumValue)
      }
    }
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
