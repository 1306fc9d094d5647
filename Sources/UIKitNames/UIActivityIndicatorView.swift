#if !canImport(Darwin)
  public import KitNames

  /// A spinner that keeps whether it turns; no frame of it is drawn.
  @MainActor @preconcurrency
  open class UIActivityIndicatorView: UIView {
    /// Two diameters of the spinner; the frame does not depend on them.
    public enum Style: Int, Sendable { case medium = 100, large }
    /// Makes a spinner that is hidden until it turns.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a spinner with an empty frame in every style.
    public convenience init(style: Style) {
      self.init(frame: .zero)
      self.style = style
    }
    /// Kept, `medium` at first; the frame stays the same.
    open var style = Style.medium
    /// Kept without drawing; gray at first.
    open var color: UIColor! = .gray
    /// True at first; a spinner that does not turn is hidden then.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// True between a call of `startAnimating()` and one of `stopAnimating()`.
    public private(set) var isAnimating = false
    /// Sets `isAnimating` to true and shows the view; no timer runs.
    open func startAnimating() { (isAnimating, isHidden) = (true, false) }
    /// Sets `isAnimating` to false, and hides the view if `hidesWhenStopped` is true.
    open func stopAnimating() {
      isAnimating = false
      if hidesWhenStopped { isHidden = true }
    }
  }
#endif
