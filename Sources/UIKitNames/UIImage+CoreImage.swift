#if !canImport(Darwin)
  public import Foundation
  public import KitNames

  extension CIImage {
    /// An image of the picture's size; nil for one without a size.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
      guard image.size != .zero else { return nil }
      self.init(extent: CGRect(origin: .zero, size: image.size))
    }
  }
  extension CIColor {
    /// The components of the colour.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  }
  extension UIColor {
    public convenience init(ciColor: CIColor) {
      self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The components of the colour.
    public var ciColor: CIColor { CIColor(cgColor: cgColor) }
  }
  extension UIImage {
    /// A picture without content: there is no Core Image.
    public convenience init(ciImage: CIImage) { self.init() }
    /// A picture without content: there is no Core Image.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) { self.init() }
    /// Nil: no picture is one of Core Image.
    public var ciImage: CIImage? { nil }
  }
#endif
