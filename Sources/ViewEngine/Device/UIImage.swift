#if !canImport(Darwin)
  public import Foundation

  /// A picture of UIKit's: a name, or data in PNG, JPEG or GIF, of which the head is read. Nobody draws it.
  public final class UIImage: NSObject, @unchecked Sendable {
    // NB: never written after init.
    let picture: Picture
    /// How many pixels a point is wide.
    public let scale: CGFloat

    private init(_ picture: Picture, scale: CGFloat = 1) {
      self.picture = picture
      self.scale = scale
    }

    /// A picture of no size.
    public override convenience init() { self.init(Picture(.empty)) }

    /// A picture of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: String) { self.init(Picture(.named(name))) }

    /// - Parameter bundle: where the picture is; the engine does not look.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
      self.init(named: name)
    }

    public convenience init?(systemName name: String) { self.init(Picture(.symbol(name))) }

    /// Nil if the data is neither PNG nor JPEG nor GIF.
    ///
    /// - Parameter scale: how many pixels a point is wide.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let picture = Picture(data) else { return nil }
      self.init(picture, scale: scale)
    }

    /// Nil if there is no such file, or no picture in it.
    public convenience init?(contentsOfFile path: String) {
      guard let picture = Picture(contentsOf: URL(fileURLWithPath: path)) else { return nil }
      self.init(picture)
    }

    /// In points; zero for a name.
    public var size: CGSize { CGSize(width: picture.size.width / scale, height: picture.size.height / scale) }

    /// The data that the picture was made of, if it is PNG: nobody draws it anew.
    public func pngData() -> Data? { picture.data(in: .png) }

    /// The data that the picture was made of, if it is JPEG: nobody draws it anew.
    ///
    /// - Parameter compressionQuality: from 0 to 1, without effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { picture.data(in: .jpeg) }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return picture == other.picture && scale == other.scale
    }
    public override var hash: Int { picture.hashValue }
  }

  extension Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.picture.image("uiImage") }
  }
#endif
