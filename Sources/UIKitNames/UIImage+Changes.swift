#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  // No pixel is drawn, so that each change returns the picture itself, or an empty one of the new size.
  extension UIImage {
    /// A symbol of that name; the traits have no effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
      self.init(systemName: name)
    }
    /// The same picture.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    /// The same picture.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
    /// The same picture.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// Calls the handler at once with the picture.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    /// Calls the handler at once with an empty picture of that size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
      completionHandler(preparingThumbnail(of: size))
    }
    /// A picture of a catalogue.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }
    /// Always zero: no part stretches.
    public var capInsets: UIEdgeInsets { .zero }
    /// Always zero: nothing is aligned.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Tiles, as for a new picture.
    public var resizingMode: ResizingMode { .tile }
    /// Always nil: a picture keeps no settings.
    public var symbolConfiguration: SymbolConfiguration? { nil }
    /// Always nil: a picture keeps no settings.
    public var configuration: Configuration? { nil }
    /// Always false: no pixel is drawn.
    public var isHighDynamicRange: Bool { false }
    /// Always false: nothing is mirrored.
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// Settings for a renderer of such pictures.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return format
    }
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public func drawAsPattern(in rect: CGRect) {}
    /// The mark of a chosen line.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  }

  /// The picture's data, if it is PNG.
  public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
  /// The picture's data, if it is JPEG; the quality has no effect.
  public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
  }
  /// Has no effect: there is no library of videos.
  public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
  ) {}
  /// Always false: there is no library of videos.
  public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
#endif
