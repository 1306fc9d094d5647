#if !canImport(Darwin)
  public import KitNames

  /// Settings of a renderer.
  public final class UIGraphicsImageRendererFormat {
    /// Pixels to a point, 1 at first.
    public var scale: CGFloat = 1
    /// Kept and false at first.
    public var opaque = false
    /// Settings for the one screen.
    public init() {}
    /// Settings for the traits, which have no effect.
    public init(for traitCollection: UITraitCollection) {}
    /// The size of the picture, zero at first.
    public var bounds = CGRect.zero
    /// Kept, automatic at first; no pixel has a colour.
    public var preferredRange = Range.automatic
    /// Ranges of colours.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  }

  /// A place to draw, in which no pixel changes.
  public final class UIGraphicsImageRendererContext {
    /// A context of the renderer's size.
    public let cgContext: CGContext
    /// Settings of the renderer.
    public let format: UIGraphicsImageRendererFormat
    init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
      cgContext = CGContext(size: size)
      self.format = format
    }
    /// Does nothing.
    public func fill(_ rect: CGRect) {}
    /// Does nothing.
    public func stroke(_ rect: CGRect) {}
    /// A picture of the renderer's size with nothing in it.
    public var currentImage: UIImage {
      UIImage(
        blank: CGSize(width: CGFloat(cgContext.width), height: CGFloat(cgContext.height)), scale: format.scale)
    }
  }

  /// A maker of pictures. It runs the closures that draw; the picture has the size, and nothing in it.
  public final class UIGraphicsImageRenderer {
    /// The settings from the initializer.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
      (self.size, self.format) = (size, format)
    }
    /// Keeps the size; the origin has no effect.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
      self.init(size: bounds.size, format: format)
    }

    /// Runs the actions, and returns a picture of the size with nothing in it.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      actions(UIGraphicsImageRendererContext(size, format))
      return UIImage(blank: size, scale: format.scale)
    }
    /// Runs the actions, and returns no data: the engine encodes no picture.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
      actions(UIGraphicsImageRendererContext(size, format))
      return Data()
    }
    /// Runs the actions, and returns no data: the engine encodes no picture.
    public func jpegData(
      withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
  }
#endif
