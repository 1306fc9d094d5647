#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// An outline that records its steps in a `CGPath`; nothing paints it.
  @MainActor @preconcurrency
  public final class UIBezierPath {
    /// The recorded steps; later steps change this same object.
    public nonisolated(unsafe) private(set) var cgPath: CGPath
    /// Stroke thickness in points, 1 at first; kept.
    public var lineWidth: CGFloat = 1
    /// Kept, `butt` at first; `bounds` ignores line ends.
    public var lineCapStyle = CGLineCap.butt
    /// Kept, `miter` at first; `bounds` ignores corners of strokes.
    public var lineJoinStyle = CGLineJoin.miter

    /// Starts an outline without steps.
    public nonisolated init() { cgPath = CGMutablePath() }
    /// Copies the steps; later changes to the argument have no effect.
    public nonisolated init(cgPath: CGPath) { self.cgPath = cgPath.mutableCopy() ?? CGMutablePath() }
    /// Outlines a rectangle, in points.
    public nonisolated convenience init(rect: CGRect) { self.init(cgPath: Path(rect).cgPath) }
    /// Outlines the ellipse that touches all four sides of the rectangle.
    public nonisolated convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect).cgPath) }
    /// Outlines a rectangle with the same radius, in points, at each corner.
    public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    /// Rounds only the given corners.
    ///
    /// - Parameters:
    ///   - corners: the corners that are rounded.
    ///   - cornerRadii: the width is the radius, in points; the height is ignored.
    public nonisolated convenience init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii, style: .circular).cgPath)
    }
    /// Outlines an arc whose angles are in radians; 0 points right.
    public nonisolated convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      let path = CGMutablePath()
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
      self.init(cgPath: path)
    }

    private nonisolated var steps: CGMutablePath? { cgPath as? CGMutablePath }
    /// The smallest rectangle around the steps and their control points, in points.
    public nonisolated var bounds: CGRect { cgPath.boundingBox }
    /// True until the first step is recorded.
    public nonisolated var isEmpty: Bool { cgPath.isEmpty }
    /// Where the last step ended, in points.
    public nonisolated var currentPoint: CGPoint { cgPath.currentPoint }
    /// Starts a subpath at the point; draws no segment.
    public nonisolated func move(to point: CGPoint) { steps?.move(to: point) }
    /// Records a straight segment from the current point.
    public nonisolated func addLine(to point: CGPoint) { steps?.addLine(to: point) }
    /// Records a cubic curve with two control points.
    public nonisolated func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      steps?.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Records a quadratic curve with one control point.
    public nonisolated func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      steps?.addQuadCurve(to: end, control: controlPoint)
    }
    /// Records an arc whose angles are in radians; `clockwise` is as seen on screen.
    public nonisolated func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      steps?.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Records the steps of the other outline; later changes to it have no effect.
    public nonisolated func append(_ bezierPath: UIBezierPath) { steps?.addPath(bezierPath.cgPath) }
    /// Records a segment back to the start of the subpath.
    public nonisolated func close() { steps?.closeSubpath() }
    /// Kept and false at first.
    public var usesEvenOddFillRule = false
    /// Kept points, 10 at first.
    public var miterLimit: CGFloat = 10
    /// Kept, 0.6 at first.
    public var flatness: CGFloat = 0.6
    /// Moves, turns and scales all steps.
    public nonisolated func apply(_ transform: CGAffineTransform) {
      cgPath = Path(cgPath).applying(transform).cgPath.mutableCopy() ?? CGMutablePath()
    }
    /// Whether the outline surrounds the point.
    public nonisolated func contains(_ point: CGPoint) -> Bool { Path(cgPath).contains(point) }
    /// A copy; the direction stays.
    public nonisolated func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
    /// Drops all steps.
    public nonisolated func removeAllPoints() { cgPath = CGMutablePath() }
    /// Does nothing: no line is drawn.
    public nonisolated func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public nonisolated func addClip() {}
    /// Does nothing: there is no drawing context.
    public nonisolated func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public nonisolated func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public nonisolated func fill() {}
    /// Does nothing: there is no drawing context; `lineWidth` has no effect.
    public nonisolated func stroke() {}
  }
#endif
