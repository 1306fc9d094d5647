@_spi(AppleNames) import ViewEngine

/// An outline as a value, equal to another with the same elements; no renderer fills it.
public class CGPath: Hashable, @unchecked Sendable {
  // NB: only CGMutablePath writes it, on its owner's behalf.
  final var path: Path
  init(_ path: Path) { self.path = path }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
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
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, those that only steer curves included; null without points.
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
  /// The smallest rectangle around the outline itself, without points that only steer curves; null without points.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): current = end
      case .quadCurve(let end, let control):
        // The cubic curve of the same shape.
        let controls = [current, end].map {
          CGPoint(x: $0.x + (control.x - $0.x) * 2 / 3, y: $0.y + (control.y - $0.y) * 2 / 3)
        }
        points += Self.turningPoints(current, controls[0], controls[1], end)
        current = end
      case .curve(let end, let control1, let control2):
        points += Self.turningPoints(current, control1, control2, end)
        current = end
      case .closeSubpath: current = start
      }
      points.append(current)
    }
    return CGRect(around: points)
  }
  /// The points of a cubic curve where it turns back, in either direction.
  private static func turningPoints(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
    func at(_ t: CGFloat, _ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let (s, p) = (1 - t, [p0, p1, p2, p3].map { $0[keyPath: part] })
      return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
    }
    return [\CGPoint.x, \.y].flatMap { part -> [CGFloat] in
      // The derivative is a t² + b t + c.
      let p = [p0, p1, p2, p3].map { $0[keyPath: part] }
      let (a, b, c) = (p[3] - p[0] + 3 * (p[1] - p[2]), 2 * (p[0] - 2 * p[1] + p[2]), p[1] - p[0])
      if abs(a) < 1e-9 { return b == 0 ? [] : [-c / b] }
      let root = (b * b - 4 * a * c).squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }.filter { $0 > 0 && $0 < 1 }.map { CGPoint(x: at($0, \.x), y: at($0, \.y)) }
  }
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
