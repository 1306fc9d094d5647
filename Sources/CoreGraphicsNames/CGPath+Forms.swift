#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension CGPath {
    private func with(_ change: (CGMutablePath) -> Void) -> CGPath {
      let path = CGMutablePath()
      path.addPath(self)
      change(path)
      return path
    }
    /// Both outlines: no area is computed.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { with { $0.addPath(other) } }
    /// The outline itself: no area is computed.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    /// The outline itself: no area is computed.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    /// Both outlines: no area is computed.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { union(other) }
    /// The outline itself: no area is computed.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    /// The outline itself: no area is computed.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    /// The outline itself.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { self }
    /// The outline itself: its curves stay curves.
    public func flattened(threshold: CGFloat) -> CGPath { self }
    /// Whether the rectangles around the outlines meet.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
      boundingBoxOfPath.intersects(other.boundingBoxOfPath)
    }
    /// The parts that begin with a move.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
      var parts: [CGMutablePath] = []
      path.forEach { element in
        if case .move = element { parts.append(CGMutablePath()) }
        switch element {
        case .move(let end): parts.last?.move(to: end)
        case .line(let end): parts.last?.addLine(to: end)
        case .quadCurve(let end, let control): parts.last?.addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2):
          parts.last?.addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: parts.last?.closeSubpath()
        }
      }
      return parts
    }
    /// Whether the outline is an upright rectangle, which is then written.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
      guard CGPath(rect: boundingBox, transform: nil) == self else { return false }
      rect?.pointee = boundingBox
      return true
    }
    /// The outline after the transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path.applying(transform?.pointee ?? .identity))
    }
    /// The outline itself, after the transform: no area of a line is computed.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.applying(transform)) }
    /// The outline itself, after the transform: it is not cut.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.applying(transform)) }
  }

  extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform) { addLine(to: point.applying(transform)) }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform) {
      addLines(between: points.map { $0.applying(transform) })
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform) {
      addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform) {
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    /// Appends the sides of each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }
    /// Appends a part of a circle, by an angle in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }
    /// Appends a line to the first point, and an arc that touches the lines to both.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let corner = tangent1End.applying(transform)
      func direction(to point: CGPoint) -> CGPoint {
        let (x, y) = (point.x - corner.x, point.y - corner.y)
        let length = (x * x + y * y).squareRoot()
        return length == 0 ? .zero : CGPoint(x: x / length, y: y / length)
      }
      let (one, other) = (direction(to: currentPoint), direction(to: tangent2End.applying(transform)))
      let half = acos(max(-1, min(1, one.x * other.x + one.y * other.y))) / 2
      guard radius > 0, half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: corner) }
      func along(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
      }
      let ends = [one, other].map { along($0, radius / tan(half)) }
      let middle = direction(to: CGPoint(x: corner.x + one.x + other.x, y: corner.y + one.y + other.y))
      let center = along(middle, radius / sin(half))
      let angles = ends.map { atan2($0.y - center.y, $0.x - center.x) }
      addLine(to: ends[0])
      let turn = (angles[1] - angles[0]).remainder(dividingBy: 2 * .pi)
      addRelativeArc(center: center, radius: radius, startAngle: angles[0], delta: turn)
    }
  }
#endif
