/// A view that keeps a picture and draws none.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// Makes a view that `hitTest` skips, as `isUserInteractionEnabled` is false.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { return nil }
  /// Makes a view as large as the picture, in points; empty without one.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open var image: UIImage?
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  /// Makes a view as large as the first picture, in points.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var highlightedImage: UIImage?
  open var isHighlighted = false
}
