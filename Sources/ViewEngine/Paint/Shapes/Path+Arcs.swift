public import Foundation

extension Path {
  /// Draws a part of a circle, after a line to where it begins if anything was drawn before.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - startAngle: measured from the x axis; y grows downwards.
  ///   - clockwise: as in SwiftUI, of a y axis that grows upwards: on a screen it is the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = (endAngle.radians - startAngle.radians).remainder(dividingBy: 2 * .pi)
    let isFullTurn = abs(endAngle.radians - startAngle.radians) >= 2 * .pi
    if clockwise, delta > 0 { delta -= 2 * .pi }
    if !clockwise, delta < 0 { delta += 2 * .pi }
    if isFullTurn { delta = clockwise ? -2 * .pi : 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// - Parameter delta: how far the arc goes; negative for the other direction.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let continues = !isEmpty
    add(transform) { path in
      let start = CGPoint(center, radius, startAngle.radians)
      if continues { path.addLine(to: start) } else { path.move(to: start) }
      path.addTurn(around: center, width: radius, height: radius, from: startAngle.radians, by: delta.radians)
    }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addTurn(around: center, width: rect.width / 2, height: rect.height / 2, from: 0, by: 2 * .pi)
      path.closeSubpath()
    }
  }

  /// Goes along an ellipse in curves of at most a quarter of it.
  mutating func addTurn(around center: CGPoint, width: CGFloat, height: CGFloat, from start: Double, by delta: Double) {
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    // The distance of the control points at which the curve is nearest to the arc.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + width * CGFloat(x), y: center.y + height * CGFloat(y))
    }
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      addCurve(
        to: point(cos(to), sin(to)), control1: point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        control2: point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
    }
  }
}

extension CGPoint {
  /// - Parameter angle: in radians.
  fileprivate init(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) {
    self.init(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }
}
