/// A space of colours by its name; no colour is converted.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public init?(name: String) { self.name = name }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A space by its name.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceRGB")! }

/// A space by its name.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceGray")! }

/// A place to draw, in which no pixel changes: memory that a program passes stays as it is.
public final class CGContext {
  public let width: Int
  public let height: Int
  public let data: UnsafeMutableRawPointer?
  public var interpolationQuality = CGInterpolationQuality.default
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  /// Keeps size and memory; never nil.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    (self.data, self.width, self.height) = (data, width, height)
  }
  package init(size: CGSize) { (data, width, height) = (nil, Int(size.width), Int(size.height)) }
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
  public func saveGState() { saved.append(ctm) }
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func addPath(_ path: CGPath) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func fillPath() {}
  public func strokePath() {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func flush() {}
}

extension CGImage {
  /// A picture of the rectangle's size, within this one; nil if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }
}
