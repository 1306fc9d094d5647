#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// An outline that records its steps in a `CGPath`; nothing paints it.
  public final class NSBezierPath {
    /// The recorded steps, as an object of its own.
    public var cgPath: CGPath { steps.mutableCopy() ?? CGMutablePath() }
    private let steps: CGMutablePath
    /// Points, 1 at first; kept.
    public var lineWidth: CGFloat = 1
    /// Kept, `butt` at first.
    public var lineCapStyle = CGLineCap.butt
    /// Kept, `miter` at first.
    public var lineJoinStyle = CGLineJoin.miter

    /// An outline without steps.
    public init() { steps = CGMutablePath() }
    /// Copies the steps.
    public init(cgPath: CGPath) { steps = cgPath.mutableCopy() ?? CGMutablePath() }
    /// Outlines a rectangle.
    public convenience init(rect: CGRect) { self.init(cgPath: Path(rect).cgPath) }
    /// Outlines the ellipse that touches all four sides.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect).cgPath) }
    /// Outlines a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      let corner = CGSize(width: xRadius, height: yRadius)
      self.init(cgPath: Path(roundedRect: rect, cornerSize: corner, style: .circular).cgPath)
    }

    /// The smallest rectangle around the steps and their control points.
    public var bounds: CGRect { steps.boundingBox }
    /// True until the first step is recorded.
    public var isEmpty: Bool { steps.isEmpty }
    /// Where the last step ended.
    public var currentPoint: CGPoint { steps.currentPoint }
    /// Starts a subpath.
    public func move(to point: CGPoint) { steps.move(to: point) }
    /// Records a straight segment.
    public func line(to point: CGPoint) { steps.addLine(to: point) }
    /// Records a cubic curve.
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
    /// Records the rectangle's outline.
    public func appendRect(_ rect: CGRect) { steps.addPath(Path(rect).cgPath) }
    /// Records the steps of the other outline.
    public func append(_ path: NSBezierPath) { steps.addPath(path.cgPath) }
    /// Records a segment back to the start of the subpath.
    public func close() { steps.closeSubpath() }
    /// Records a quadratic curve.
    public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
      steps.addQuadCurve(to: endPoint, control: controlPoint)
    }
    // Records a step from the current point, by that distance.
    public func relativeMove(to point: CGPoint) { move(to: moved(point)) }
    public func relativeLine(to point: CGPoint) { line(to: moved(point)) }
    public func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      curve(to: moved(endPoint), controlPoint1: moved(controlPoint1), controlPoint2: moved(controlPoint2))
    }
    private func moved(_ distance: CGPoint) -> CGPoint {
      CGPoint(x: currentPoint.x + distance.x, y: currentPoint.y + distance.y)
    }
    /// Records the ellipse that touches all four sides.
    public func appendOval(in rect: CGRect) { steps.addPath(Path(ellipseIn: rect).cgPath) }
    /// Records a rectangle with round corners.
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }
    /// Records straight segments through the points.
    public func appendPoints(_ points: UnsafeMutablePointer<CGPoint>, count: Int) {
      for index in 0..<count { isEmpty ? move(to: points[index]) : line(to: points[index]) }
    }
    /// Whether the point is inside, by the winding of the steps.
    public func contains(_ point: CGPoint) -> Bool { steps.contains(point) }
    /// The smallest rectangle around the steps and their control points.
    public var controlPointBounds: CGRect { steps.boundingBox }
    /// Rules of what is inside, numbered from 0.
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
    /// Kept, `nonZero` at first; nothing is drawn.
    public var windingRule = WindingRule.nonZero
    /// Kept, 0.6 at first; nothing is drawn.
    public var flatness: CGFloat = 0.6
    /// Kept, 10 at first; nothing is drawn.
    public var miterLimit: CGFloat = 10
    /// Ends of a line, as the values of Core Graphics.
    public typealias LineCapStyle = CGLineCap
    /// Corners of a line, as the values of Core Graphics.
    public typealias LineJoinStyle = CGLineJoin
    /// Without effect: there is no drawing context.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Without effect: there is no drawing context.
    public func fill() {}
    /// Without effect: there is no drawing context.
    public func stroke() {}
    /// Without effect: there is no drawing context.
    public func addClip() {}
    /// Without effect: there is no drawing context.
    public func setClip() {}
    public class func fill(_ rect: CGRect) {}
    public class func stroke(_ rect: CGRect) {}
    /// Without effect: there is no drawing context.
    public class func clip(_ rect: CGRect) {}
    /// Without effect: there is no drawing context.
    public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {}
  }
#endif
