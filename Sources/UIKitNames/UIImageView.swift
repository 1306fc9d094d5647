#if !canImport(Darwin)
  public import KitNames

  /// A view that keeps a picture and draws none.
  @MainActor @preconcurrency
  open class UIImageView: UIView {
    /// Makes a view that `hitTest` skips, as `isUserInteractionEnabled` is false.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view as large as the picture, in points; empty without one.
    public convenience init(image: UIImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }
    /// Kept, nil at first; a new picture leaves `frame` alone.
    open var image: UIImage?
    /// The picture's size in points; no metric without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    /// Returns the picture's size and ignores the argument; zero without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    /// Makes a view as large as the first picture, in points.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
      self.init(image: image)
      self.highlightedImage = highlightedImage
    }
    /// Kept, nil at first; no frame is shown.
    open var animationImages: [UIImage]?
    /// Kept, nil at first; no frame is shown.
    open var highlightedAnimationImages: [UIImage]?
    /// Kept seconds, 0 at first.
    open var animationDuration: TimeInterval = 0
    /// Kept count, 0 for no end at first.
    open var animationRepeatCount = 0
    /// True between `startAnimating()` and `stopAnimating()`, if there are pictures.
    open private(set) var isAnimating = false
    /// Sets `isAnimating`; no frame is shown.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Clears `isAnimating`.
    open func stopAnimating() { isAnimating = false }
    /// Kept, nil at first; no symbol is drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Kept and false at first; the process has one text size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Kept, unspecified at first; no pixel is drawn.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// Kept, nil at first; never replaces `image`.
    open var highlightedImage: UIImage?
    /// Kept and false at first; selects no picture.
    open var isHighlighted = false
  }
#endif
