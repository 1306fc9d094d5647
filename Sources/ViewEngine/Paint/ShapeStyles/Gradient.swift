public import Foundation

public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]
  /// Whether the stops are evenly spaced because no locations were given.
  private let isEven: Bool

  public init(stops: [Stop]) {
    self.stops = stops
    isEven = false
  }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.indices.map { Stop(color: colors[$0], location: CGFloat($0) / last) }
    isEven = true
  }

  public var _description: String { "gradient \(summary)" }

  var summary: String {
    stops.map { isEven ? $0.color.description : "\($0.color) (\($0.location))" }.joined(separator: " ")
  }
}

public struct AnyGradient: ShapeStyle, Hashable {
  public let _description: String
  public init(_ gradient: Gradient) { _description = gradient._description }
  fileprivate init(of color: Color) { _description = "\(color) gradient" }
}

extension Color { public var gradient: AnyGradient { AnyGradient(of: self) } }

public struct LinearGradient: ShapeStyle, Hashable {
  public let _description: String

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _description = "gradient \(gradient.summary) from \(startPoint) to \(endPoint)"
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: _LeafView {
  public var _element: _Element { _Element("LinearGradient", attributes: [_Attribute(_description)]) }
}

public struct RadialGradient: ShapeStyle, Hashable {
  public let _description: String

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _description = "radial gradient \(gradient.summary) around \(center) from \(startRadius) to \(endRadius)"
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: _LeafView {
  public var _element: _Element { _Element("RadialGradient", attributes: [_Attribute(_description)]) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
