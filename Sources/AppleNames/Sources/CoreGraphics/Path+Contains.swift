@_spi(AppleNames) import ViewEngine

extension Path {
  /// Whether the path surrounds the point. Curves count as 16 straight segments.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var (crossings, winding) = (0, 0)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func segment(to end: CGPoint) {
      defer { current = end }
      guard (current.y > point.y) != (end.y > point.y) else { return }
      let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
      guard x > point.x else { return }
      crossings += 1
      winding += end.y > current.y ? 1 : -1
    }
    func curve(_ place: (CGFloat) -> CGPoint) {
      for step in 1...16 { segment(to: place(CGFloat(step) / 16)) }
    }
    forEach { element in
      let from = current
      switch element {
      case .move(let to):
        segment(to: start)
        (start, current) = (to, to)
      case .line(let to): segment(to: to)
      case .quadCurve(let to, let control):
        curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .curve(let to, let control1, let control2):
        curve { t in
          let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
          let (c, d) = (3 * t * t * (1 - t), t * t * t)
          return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
            y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }
      case .closeSubpath: segment(to: start)
      }
    }
    segment(to: start)
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}

extension CGPath {
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { Path(self).applying(transform).contains(point, eoFill: rule == .evenOdd) }
}
