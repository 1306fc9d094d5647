@_spi(AppleNames) import ViewEngine

/// An outline that grows step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// Appends a rectangle whose corners are quarter ellipses of the given radii.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }
  /// Appends a part of a circle, around `center`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public var cgPath: CGPath { CGPath(self) }
}
