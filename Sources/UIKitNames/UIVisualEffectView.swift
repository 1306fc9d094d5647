#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A view that keeps an effect; the views behind look the same.
  @MainActor @preconcurrency
  open class UIVisualEffectView: UIView {
    /// Keeps the effect, nil for none; the frame is empty.
    public init(effect: UIVisualEffect? = nil) {
      self.effect = effect
      super.init(frame: .zero)
      addSubview(contentView)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept; nothing behind the view is blurred.
    public var effect: UIVisualEffect?
    /// An empty view among `subviews`, to add children to.
    public let contentView = UIView()
  }
#endif
