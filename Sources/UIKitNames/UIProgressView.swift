#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A bar that keeps its share and draws none of it.
  @MainActor @preconcurrency
  open class UIProgressView: UIView {
    /// Share from 0 to 1, without a check of the range; 0 at first.
    public var progress: Float = 0
    /// Kept colour of the full part, nil at first.
    public var progressTintColor: UIColor?
    /// Kept colour of the empty part, nil at first.
    public var trackTintColor: UIColor?
    /// Sets the share at once, animated or not.
    public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }
#endif
