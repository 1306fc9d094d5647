#if !canImport(Darwin)
  public import KitNames

  extension UIImage {
    /// Settings of a picture, without effect: the engine draws none.
    open class Configuration: NSObject {
      /// Returns the settings themselves.
      open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// Settings of a symbol, without effect: the engine draws none.
    public final class SymbolConfiguration: Configuration {
      /// Settings without values.
      public override init() { super.init() }
      /// Settings without values, as no symbol is drawn.
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
      /// Settings without values, for the colours of the symbol.
      public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
      /// Settings without values, for one colour.
      public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
      /// Settings without values.
      public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
      public convenience init(hierarchicalColor: UIColor) { self.init() }
      public convenience init(paletteColors: [UIColor]) { self.init() }
    }

    /// The thickness of a symbol, without effect.
    public enum SymbolWeight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The size of a symbol beside text, without effect.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    /// Ranges of a picture's brightness.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
    /// Whether a picture takes the tint; none is tinted.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// The side that is up; none is turned.
    public enum Orientation: Int, Sendable {
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// A symbol of that name; the settings have no effect.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(systemName: name)
    }
    /// A picture of a catalogue; bundle and settings have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
      self.init(named: name)
    }
    /// A picture of that size, in pixels, with nothing in it.
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
    /// Always `up`: no orientation is read.
    public var imageOrientation: Orientation { .up }
    /// Always `automatic`.
    public var renderingMode: RenderingMode { .automatic }
    /// Returns the picture itself.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// Returns the picture itself.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    /// Returns the picture itself.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns the picture itself.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the picture itself.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// A picture of that size with nothing in it.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(blank: size, scale: 1) }
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect) {}
    /// Does nothing: there is no drawing context.
    public func draw(at point: CGPoint) {}
  }
#endif
