@_spi(AppleNames) import ViewEngine

/// An outline that records its steps in a `CGPath`; nothing paints it.
@MainActor @preconcurrency
public final class UIBezierPath {
  public nonisolated(unsafe) private(set) var cgPath: CGPath
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public nonisolated init() { cgPath = CGMutablePath() }
  public nonisolated init(cgPath: CGPath) { self.cgPath = cgPath.mutableCopy() ?? CGMutablePath() }
  public nonisolated convenience init(rect: CGRect) { self.init(cgPath: Path(rect).cgPath) }
  public nonisolated convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect).cgPath) }
  public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// Rounds only the given corners.
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
  public nonisolated var bounds: CGRect { cgPath.boundingBox }
  public nonisolated var isEmpty: Bool { cgPath.isEmpty }
  public nonisolated var currentPoint: CGPoint { cgPath.currentPoint }
  public nonisolated func move(to point: CGPoint) { steps?.move(to: point) }
  public nonisolated func addLine(to point: CGPoint) { steps?.addLine(to: point) }
  public nonisolated func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps?.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public nonisolated func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    steps?.addQuadCurve(to: end, control: controlPoint)
  }
  /// Records an arc whose angles are in radians; `clockwise` is as seen on screen.
  public nonisolated func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps?.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  public nonisolated func append(_ bezierPath: UIBezierPath) { steps?.addPath(bezierPath.cgPath) }
  public nonisolated func close() { steps?.closeSubpath() }
  public var usesEvenOddFillRule = false
  public var miterLimit: CGFloat = 10
  public var flatness: CGFloat = 0.6
  public nonisolated func apply(_ transform: CGAffineTransform) {
    cgPath = Path(cgPath).applying(transform).cgPath.mutableCopy() ?? CGMutablePath()
  }
  public nonisolated func contains(_ point: CGPoint) -> Bool { Path(cgPath).contains(point) }
  public nonisolated func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  public nonisolated func removeAllPoints() { cgPath = CGMutablePath() }
  public nonisolated func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  public nonisolated func addClip() {}
  public nonisolated func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public nonisolated func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public nonisolated func fill() {}
  public nonisolated func stroke() {}
}
