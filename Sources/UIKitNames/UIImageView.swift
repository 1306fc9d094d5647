#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A view that keeps a picture and draws none.
  @MainActor @preconcurrency
  open class UIImageView: UIView {
    /// Makes a view as large as the picture, in points; empty without one.
    public convenience init(image: UIImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }
    /// Kept, nil at first; a new picture leaves `frame` alone.
    open var image: UIImage?
    /// Kept, nil at first; never replaces `image`.
    open var highlightedImage: UIImage?
    /// Kept and false at first; selects no picture.
    open var isHighlighted = false
  }
#endif
