/// A control for a number in a range; a test sets it and sends `valueChanged`.
@MainActor @preconcurrency
open class UISlider: UIControl {
  override var primaryEvent: Event { .valueChanged }
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
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func thumbImage(for state: State) -> UIImage? { nil }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
}
