#if !canImport(Darwin)
  public import KitNames

  /// A control for a number in a range; a test sets it and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISlider: UIControl {
    override var primaryEvent: Event { .valueChanged }
    /// A number, 0 at first; one outside the range becomes the nearest end.
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    /// The low end, 0 at first; a higher one raises `value` and `maximumValue`.
    open var minimumValue: Float = 0 {
      didSet {
        if maximumValue < minimumValue { maximumValue = minimumValue }
        value = max(value, minimumValue)
      }
    }
    /// The high end, 1 at first; a lower one lowers `value` and `minimumValue`.
    open var maximumValue: Float = 1 {
      didSet {
        if minimumValue > maximumValue { minimumValue = maximumValue }
        value = min(value, maximumValue)
      }
    }
    /// Kept and true at first; no drag sends actions.
    open var isContinuous = true
    /// Kept colour left of the knob, nil at first.
    open var minimumTrackTintColor: UIColor?
    /// Kept colour right of the knob, nil at first.
    open var maximumTrackTintColor: UIColor?
    /// Kept colour of the knob, nil at first.
    open var thumbTintColor: UIColor?
    /// Sets `value` at once; sends no action.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Drops the picture of the knob in every state.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Kept pictures at the ends, nil at first.
    open var minimumValueImage: UIImage?
    /// Kept, nil at first; without effect.
    open var maximumValueImage: UIImage?
    /// Drops the picture.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Drops the picture.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    /// Always nil: no picture is kept.
    open func thumbImage(for state: State) -> UIImage? { nil }
    /// Returns the bounds unchanged.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Always empty: nothing is laid out.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
    /// Kept, automatic at first.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  }
#endif
