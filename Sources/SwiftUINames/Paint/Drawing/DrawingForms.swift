#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation
  public import ViewEngine

  /// What a shape is drawn as.
  public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

  extension Shape {
    /// What the shape is drawn as; nothing asks.
    public static var role: ShapeRole { .fill }
  }

  extension Path {
    /// Adds an arc that touches the lines to the first and to the second end, and the line to where it begins.
    ///
    /// - Parameters: lengths in points.
    public mutating func addArc(
      tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let start = currentPoint ?? corner
      let (a, b) = (
        CGPoint(x: start.x - corner.x, y: start.y - corner.y), CGPoint(x: end.x - corner.x, y: end.y - corner.y)
      )
      let (lengthA, lengthB) = (hypot(a.x, a.y), hypot(b.x, b.y))
      let cosine = lengthA * lengthB > 0 ? (a.x * b.x + a.y * b.y) / (lengthA * lengthB) : 1
      let half = acos(max(-1, min(1, cosine))) / 2
      guard radius > 0, half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: corner.applying(transform)) }
      func point(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
        let scale = length / hypot(direction.x, direction.y)
        return CGPoint(x: corner.x + direction.x * scale, y: corner.y + direction.y * scale)
      }
      let (first, last) = (point(a, radius / tan(half)), point(b, radius / tan(half)))
      let middle = CGPoint(x: a.x / lengthA + b.x / lengthB, y: a.y / lengthA + b.y / lengthB)
      let center = point(middle, radius / sin(half))
      let begin = atan2(first.y - center.y, first.x - center.x)
      let delta = (atan2(last.y - center.y, last.x - center.x) - begin).remainder(dividingBy: 2 * .pi)
      addLine(to: first.applying(transform))
      addRelativeArc(
        center: center, radius: radius, startAngle: .radians(begin), delta: .radians(delta), transform: transform)
    }
    /// The path itself: outlines are not computed.
    public func normalized(eoFill: Bool = true) -> Path { self }
    /// The path itself: outlines are not computed.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// The path itself: outlines are not computed.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// The path itself: outlines are not computed.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
  }

  extension ShapeStyle where Self == ImagePaint {
    /// A picture as a style, kept by its type.
    public static func image(
      _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
  }

  extension Image {
    /// A picture that is drawn by a closure, which does not run: nothing is painted.
    public init(
      size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
      renderer: @escaping (inout GraphicsContext) -> Void
    ) {
      if let label { self.init("", label: label) } else { self.init(decorative: "") }
    }
  }

  extension Color.Resolved {
    /// The colour for Core Graphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  extension GraphicsContext {
    /// How a filter computes; kept out of the drawing steps.
    public struct FilterOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let linearColor = FilterOptions(rawValue: 1)
    }
    /// How a clip is made; kept out of the drawing steps.
    public struct ClipOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let inverse = ClipOptions(rawValue: 1)
    }
    /// Draws a layer whose content is the clip; the drawing steps have the layer's steps.
    public mutating func clipToLayer(
      opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows { try drawLayer(content: content) }
    /// Adds the filter as without options.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions) { addFilter(filter) }
    /// Adds the clip as without options.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
      clip(to: path, style: style)
    }
  }
#endif
