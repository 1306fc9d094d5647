@_spi(AppleNames) import ViewEngine

/// An outline that records its steps in a `CGPath`; nothing paints it.
public final class NSBezierPath {
  public var cgPath: CGPath { steps.mutableCopy() ?? CGMutablePath() }
  private let steps: CGMutablePath
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public init() { steps = CGMutablePath() }
  public init(cgPath: CGPath) { steps = cgPath.mutableCopy() ?? CGMutablePath() }
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect).cgPath) }
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect).cgPath) }
  /// Outlines a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    let corner = CGSize(width: xRadius, height: yRadius)
    self.init(cgPath: Path(roundedRect: rect, cornerSize: corner, style: .circular).cgPath)
  }
  public var bounds: CGRect { steps.boundingBox }
  public var isEmpty: Bool { steps.isEmpty }
  public var currentPoint: CGPoint { steps.currentPoint }
  public func move(to point: CGPoint) { steps.move(to: point) }
  public func line(to point: CGPoint) { steps.addLine(to: point) }
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Records an arc whose angles are in degrees.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: clockwise)
  }
  public func appendRect(_ rect: CGRect) { steps.addPath(Path(rect).cgPath) }
  public func append(_ path: NSBezierPath) { steps.addPath(path.cgPath) }
  public func close() { steps.closeSubpath() }
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    steps.addQuadCurve(to: endPoint, control: controlPoint)
  }
  public func relativeMove(to point: CGPoint) { move(to: moved(point)) }
  public func relativeLine(to point: CGPoint) { line(to: moved(point)) }
  public func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve(to: moved(endPoint), controlPoint1: moved(controlPoint1), controlPoint2: moved(controlPoint2))
  }
  private func moved(_ distance: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + distance.x, y: currentPoint.y + distance.y)
  }
  public func appendOval(in rect: CGRect) { steps.addPath(Path(ellipseIn: rect).cgPath) }
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  public func appendPoints(_ points: UnsafeMutablePointer<CGPoint>, count: Int) {
    for index in 0..<count { isEmpty ? move(to: points[index]) : line(to: points[index]) }
  }
  public func contains(_ point: CGPoint) -> Bool { steps.contains(point) }
  public var controlPointBounds: CGRect { steps.boundingBox }
  public var windingRule = WindingRule.nonZero
  public var flatness: CGFloat = 0.6
  public var miterLimit: CGFloat = 10
  public typealias LineCapStyle = CGLineCap
  public typealias LineJoinStyle = CGLineJoin
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
  public func setClip() {}
  public class func fill(_ rect: CGRect) {}
  public class func stroke(_ rect: CGRect) {}
  public class func clip(_ rect: CGRect) {}
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {}
}
