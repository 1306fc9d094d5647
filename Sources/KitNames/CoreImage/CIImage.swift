#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation
  public import ViewEngine

  /// A picture of Core Image as its extent. There is no Core Image: it has no pixels.
  public final class CIImage: NSObject, @unchecked Sendable {
    /// An image by its extent alone.
    public let extent: CGRect
    /// Empty: nothing is read.
    public var properties: [String: Any] { [:] }
    /// The space of its colours; nil, as nothing is read.
    public var colorSpace: CGColorSpace? { nil }
    /// Nil: there are no pixels.
    public var cgImage: CGImage? { nil }
    /// Nil: nothing is read of a picture.
    public var url: URL? { nil }

    package init(extent: CGRect) { self.extent = extent }
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
      self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    /// Nil for data of a kind that the engine does not know.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
      guard let picture = Picture(data) else { return nil }
      self.init(extent: CGRect(origin: .zero, size: picture.size))
    }
    /// Nil for a file of a kind that the engine does not know.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
      guard let data = try? Data(contentsOf: url) else { return nil }
      self.init(data: data)
    }
    /// An image without end.
    public convenience init(color: CIColor) { self.init(extent: .infinite) }
    /// An image by its extent alone.
    public class func empty() -> CIImage { CIImage(extent: .null) }

    /// The image with the transformed extent.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
      transformed(by: matrix)
    }
    /// The image within the rectangle.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
    /// The image without an end.
    public func clamped(to rect: CGRect) -> CIImage { CIImage(extent: .infinite) }
    /// The image without an end.
    public func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
    /// The image itself: no filter is applied.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { self }
    /// The image itself: no filter is applied.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    /// The image itself: there are no pixels.
    public func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
    /// The image itself: there are no pixels.
    public func samplingNearest() -> CIImage { self }
    /// The image itself: there are no pixels.
    public func samplingLinear() -> CIImage { self }
    /// The image itself: there are no pixels.
    public func premultiplyingAlpha() -> CIImage { self }
  }

  /// The name of a setting of an image.
  public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = Self(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
    public static let properties = Self(rawValue: "CIImageProperties")
  }

  /// A list of numbers.
  public final class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]
    /// A vector of these numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = (0..<count).map { values[$0] } }
    public convenience init(x: CGFloat) { self.init(values: [x], count: 1) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y], count: 2) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z], count: 3) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
      self.init(values: [x, y, z, w], count: 4)
    }
    public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
    public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
    /// How many numbers the vector has.
    public var count: Int { values.count }
    /// The number at that place; 0 behind the end.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The number at that place; 0 behind the end.
    public var x: CGFloat { value(at: 0) }
    /// The number at that place; 0 behind the end.
    public var y: CGFloat { value(at: 1) }
    /// The number at that place; 0 behind the end.
    public var z: CGFloat { value(at: 2) }
    /// The number at that place; 0 behind the end.
    public var w: CGFloat { value(at: 3) }
  }
#endif
