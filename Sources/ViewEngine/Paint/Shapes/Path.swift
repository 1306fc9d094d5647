public import Foundation

public struct Path: Equatable, Sendable, CustomStringConvertible {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []
  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The whole path, unless nothing is left between the fractions: nothing is painted, so no lengths are measured (our
  /// choice). What a `Shape` was asked to trim is kept in the tree.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { from < to ? self : Path() }

  /// The path itself: nothing is painted, so the outline of the stroke is not computed (our choice).
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? elements.last { if case .move = $0 { true } else { false } }?.end
  }

  public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element {
  /// Where it leads to; nil for the way back to the start.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  fileprivate var description: String {
    switch self {
    case .move(let end): "\(end.summary) m"
    case .line(let end): "\(end.summary) l"
    case .quadCurve(let end, let control): "\(control.summary) \(end.summary) q"
    case .curve(let end, let control1, let control2): "\(control1.summary) \(control2.summary) \(end.summary) c"
    case .closeSubpath: "h"
    }
  }
}

extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  mutating func add(_ transform: CGAffineTransform, _ steps: (inout Path) -> Void) {
    var path = Path()
    steps(&path)
    addPath(path, transform: transform)
  }

  init(elements: [Element]) { self.elements = elements }
}

extension CGPoint {
  /// Both coordinates, whole ones without a fraction.
  fileprivate var summary: String { "\(Self.summary(of: x)) \(Self.summary(of: y))" }
  private static func summary(of value: CGFloat) -> String { Int64(exactly: value).map(String.init) ?? "\(value)" }
}

extension Path {
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = (endAngle.radians - startAngle.radians).remainder(dividingBy: 2 * .pi)
    let isFullTurn = abs(endAngle.radians - startAngle.radians) >= 2 * .pi
    if clockwise, delta > 0 { delta -= 2 * .pi }
    if !clockwise, delta < 0 { delta += 2 * .pi }
    if isFullTurn { delta = clockwise ? -2 * .pi : 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

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

public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func reduced(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { path in path.addRoundedRect(in: rect, corners: Array(repeating: cornerSize, count: 4)) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
    ]
    add(transform) { path in
      path.addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) })
    }
  }

  /// - Parameter corners: clockwise, from the top right one.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize]) {
    let places = [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.minX, rect.minY)]
    let inwards: [(CGFloat, CGFloat)] = [(-1, 1), (-1, -1), (1, -1), (1, 1)]
    for index in 0..<4 {
      let width = min(corners[index].width, rect.width / 2)
      let height = min(corners[index].height, rect.height / 2)
      let center = CGPoint(
        x: places[index].0 + inwards[index].0 * width, y: places[index].1 + inwards[index].1 * height)
      let start = (Double(index) - 1) * .pi / 2
      let first = CGPoint(
        x: center.x + width * CGFloat(cos(start).rounded()), y: center.y + height * CGFloat(sin(start).rounded()))
      if index == 0 { move(to: first) } else { addLine(to: first) }
      if width > 0, height > 0 { addTurn(around: center, width: width, height: height, from: start, by: .pi / 2) }
    }
    closeSubpath()
  }
}

extension CGPoint {
  /// - Parameter angle: in radians.
  fileprivate init(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) {
    self.init(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }
}
