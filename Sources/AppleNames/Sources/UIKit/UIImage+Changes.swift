extension UIImage {
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }
  public var capInsets: UIEdgeInsets { .zero }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public var resizingMode: ResizingMode { .tile }
  public var symbolConfiguration: SymbolConfiguration? { nil }
  public var configuration: Configuration? { nil }
  public var isHighDynamicRange: Bool { false }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Settings for a renderer of such pictures.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
