extension UIImage {
  open class Configuration: NSObject {
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }
  public final class SymbolConfiguration: Configuration {
    public override init() { super.init() }
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(traitCollection: UITraitCollection) { self.init() }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// A picture of that size with nothing in it; the orientation has no effect.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      blank: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), scale: scale)
  }
  /// The size in pixels; nil for a picture without a known size.
  public var cgImage: CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    return width > 0 && height > 0 ? CGImage(width: Int(width), height: Int(height)) : nil
  }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(blank: size, scale: 1) }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}
