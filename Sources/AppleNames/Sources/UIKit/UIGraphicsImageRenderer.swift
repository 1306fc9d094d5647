/// Settings of a renderer.
public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 1
  public var opaque = false
  public init() {}
  public init(for traitCollection: UITraitCollection) {}
  public var bounds = CGRect.zero
  public var preferredRange = Range.automatic
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A place to draw, in which no pixel changes.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size)
    self.format = format
  }
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  /// A picture of the renderer's size with nothing in it.
  public var currentImage: UIImage {
    UIImage(
      blank: CGSize(width: CGFloat(cgContext.width), height: CGFloat(cgContext.height)), scale: format.scale)
  }
}

/// A maker of pictures. It runs the closures that draw; the picture has the size, and nothing in it.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    (self.size, self.format) = (size, format)
  }
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
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}
