#if !canImport(Darwin)
  import Foundation
  public import KitNames

  extension CIColor {
    /// The components of the colour; nil if they are unknown.
    public convenience init?(color: NSColor) { self.init(cgColor: color.cgColor) }
  }
  extension NSColor {
    public convenience init(ciColor color: CIColor) {
      self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
  /// A picture of Core Image as a form of an `NSImage`.
  open class NSCIImageRep: NSImageRep {
    /// An image by its extent alone.
    public let ciImage: CIImage
    /// An image with the extent of the picture, in pixels.
    public init(ciImage image: CIImage) {
      ciImage = image
      super.init()
      size = image.extent.size
    }
  }
#endif
