#if !canImport(Darwin)
  public import Foundation
  import KitNames
  public import ViewEngine

  /// A picture of UIKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
  public final class UIImage: NSObject, @unchecked Sendable {
    // Never written after init.
    let picture: Picture
    /// Pixels to a point, along each side.
    public let scale: CGFloat
    private let blankSize: CGSize?

    private init(_ picture: Picture, scale: CGFloat = 1, blankSize: CGSize? = nil) {
      self.picture = picture
      self.scale = scale
      self.blankSize = blankSize
    }

    /// A picture of that size with nothing in it.
    package convenience init(blank size: CGSize, scale: CGFloat) {
      self.init(Picture(.empty), scale: scale, blankSize: size)
    }

    /// A picture of no size.
    public override convenience init() { self.init(Picture(.empty)) }

    /// A picture of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: String) { self.init(Picture(.named(name))) }

    /// - Parameters:
    ///   - bundle: where the picture is; the engine does not look.
    ///   - name: the name, which the render tree shows.
    ///   - traitCollection: not used, as there is one screen.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
      self.init(named: name)
    }

    /// A symbol of that name; never nil, as the engine has no list of symbols.
    public convenience init?(systemName name: String) { self.init(Picture(.symbol(name))) }

    /// Nil if the data is neither PNG nor JPEG nor GIF.
    ///
    /// - Parameters:
    ///   - scale: how many pixels a point is wide.
    ///   - data: the elements, one for each row.
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
    public var size: CGSize {
      blankSize ?? CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
    }

    /// The data from the initializer, if it is PNG: the engine encodes no picture.
    public func pngData() -> Data? { picture.data(in: .png) }

    /// The data from the initializer, if it is JPEG: the engine encodes no picture.
    ///
    /// - Parameter compressionQuality: from 0 to 1, without effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { picture.data(in: .jpeg) }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return picture == other.picture && scale == other.scale && blankSize == other.blankSize
    }
    public override var hash: Int { picture.hashValue }
  }

  extension Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.picture.image("uiImage") }
  }

  extension ImageRenderer {
    /// Always nil.
    public var uiImage: UIImage? { nil }
  }
#endif
