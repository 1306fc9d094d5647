#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A spinner that keeps whether it turns; no frame of it is drawn.
  @MainActor @preconcurrency
  open class UIActivityIndicatorView: UIView {
    /// Two diameters of the spinner; the frame does not depend on them.
    public enum Style: Int, Sendable { case medium = 100, large }
    /// Makes a spinner with an empty frame, whatever its style.
    public convenience init(style: Style) {
      self.init(frame: .zero)
      self.style = style
    }
    /// Kept, `medium` at first; the frame stays the same.
    public var style = Style.medium
    /// Kept without drawing; gray at first.
    public var color: UIColor! = .gray
    /// Kept and true at first; `isHidden` never follows it.
    public var hidesWhenStopped = true
    /// True between a call of `startAnimating()` and one of `stopAnimating()`.
    public private(set) var isAnimating = false
    /// Sets `isAnimating` to true; no timer runs.
    open func startAnimating() { isAnimating = true }
    /// Sets `isAnimating` to false and leaves `isHidden` alone.
    open func stopAnimating() { isAnimating = false }
  }
#endif
