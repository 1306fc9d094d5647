@_spi(AppleNames) import ViewEngine

/// A picture of UIKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
public final class UIImage: NSObject, @unchecked Sendable {
  let picture: Picture
  public let scale: CGFloat
  private let blankSize: CGSize?
  private init(_ picture: Picture, scale: CGFloat = 1, blankSize: CGSize? = nil) {
    self.picture = picture
    self.scale = scale
    self.blankSize = blankSize
  }
  package convenience init(blank size: CGSize, scale: CGFloat) {
    self.init(Picture(.empty), scale: scale, blankSize: size)
  }
  public override convenience init() { self.init(Picture(.empty)) }
  public convenience init?(named name: String) { self.init(Picture(.named(name))) }
  /// - Parameters:
  ///   - bundle: where the picture is; the engine does not look.
  ///   - name: the name, which the render tree shows.
  ///   - traitCollection: not used, as there is one screen.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init?(systemName name: String) { self.init(Picture(.symbol(name))) }
  /// Nil if the data is neither PNG nor JPEG nor GIF.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = Picture(data) else { return nil }
    self.init(picture, scale: scale)
  }
  /// Nil if there is no such file, or no picture in it.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = Picture(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(picture)
  }
  public var size: CGSize {
    blankSize ?? CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
  }
  public func pngData() -> Data? { picture.data(in: .png) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { picture.data(in: .jpeg) }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return picture == other.picture && scale == other.scale && blankSize == other.blankSize
  }
  public override var hash: Int { picture.hashValue }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage.picture.image("uiImage") }
}

extension ImageRenderer {
  public var uiImage: UIImage? { nil }
}
