#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// An outline as a value, equal to another with the same elements; no renderer fills it.
  public class CGPath: Hashable, @unchecked Sendable {
    // NB: only CGMutablePath writes it, on its owner's behalf.
    final var path: Path

    init(_ path: Path) { self.path = path }

    /// The four sides of a rectangle; a nil transform changes no point.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }
    /// An ellipse inside the rectangle; a nil transform changes no point.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }
    /// A rectangle with quarter ellipses at the corners; a nil transform changes no point.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
      self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// True without any element, even a `move`.
    public var isEmpty: Bool { path.isEmpty }
    /// The end of the last element, or the part's start after a close; the origin for an empty outline.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around all points, those that only steer curves included.
    public var boundingBox: CGRect {
      var points: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let end), .line(let end): points.append(end)
        case .quadCurve(let end, let control): points += [control, end]
        case .curve(let end, let control1, let control2): points += [control1, control2, end]
        case .closeSubpath: break
        }
      }
      return CGRect(around: points)
    }
    /// The same as `boundingBox`, our choice: no curve is measured.
    public var boundingBoxOfPath: CGRect { boundingBox }

    /// An immutable copy; never nil.
    public func copy() -> CGPath? { CGPath(path) }
    /// A copy with the same elements that can grow; never nil.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.path = path
      return copy
    }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
  }
#endif
