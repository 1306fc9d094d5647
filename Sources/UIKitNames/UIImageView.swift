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
    /// Kept, nil at first; never replaces `image`.
    open var highlightedImage: UIImage?
    /// Kept and false at first; selects no picture.
    open var isHighlighted = false
  }
#endif
