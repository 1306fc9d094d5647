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
    public var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// Kept colour of the full part, nil at first.
    public var progressTintColor: UIColor?
    /// Kept colour of the empty part, nil at first.
    public var trackTintColor: UIColor?
    /// Sets the share at once, animated or not.
    public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }
#endif
