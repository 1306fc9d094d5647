#if !canImport(Darwin)
  public import KitNames

  /// A bar that keeps its share and draws none of it.
  @MainActor @preconcurrency
  open class UIProgressView: UIView {
    /// Makes a bar that `hitTest` skips, as `isUserInteractionEnabled` is false.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Share from 0 to 1, 0 at first; a number outside becomes the nearest end.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// Kept colour of the full part, nil at first.
    open var progressTintColor: UIColor?
    /// Kept colour of the empty part, nil at first.
    open var trackTintColor: UIColor?
    /// Sets the share at once, animated or not.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// Looks of a bar.
    public enum Style: Int, Sendable { case `default`, bar }
    /// Makes a bar with an empty frame.
    public convenience init(progressViewStyle style: Style) {
      self.init(frame: .zero)
      progressViewStyle = style
    }
    /// Kept, `default` at first; nothing is drawn.
    open var progressViewStyle = Style.default
    /// Kept pictures, nil at first.
    open var progressImage: UIImage?
    /// Kept, nil at first; without effect.
    open var trackImage: UIImage?
    /// Kept, nil at first; `progress` takes its fraction when it is set.
    open var observedProgress: Progress? {
      didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
  }
#endif
