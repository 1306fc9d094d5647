public import Foundation

/// A run from colour to colour.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it is reached, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The paint at this location, kept by its description.
    public var color: Color
    /// The position of the stop, from 0 to 1.
    public var location: CGFloat

    /// A colour at a position from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their positions, in order.
  public var stops: [Stop]
  /// Whether the stops are evenly spaced because no locations were given.
  private let isEven: Bool

  public init(stops: [Stop]) {
    self.stops = stops
    isEven = false
  }

  /// Spreads the colours evenly.
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

/// A gradient made of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
  public let _description: String

  /// The gradient as a style whose geometry its user chooses.
  public init(_ gradient: Gradient) { _description = gradient._description }

  fileprivate init(of color: Color) { _description = "\(color) gradient" }
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}

/// A run from colour to colour along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  public let _description: String

  /// A gradient between two points of the unit square; nothing is drawn.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _description = "gradient \(gradient.summary) from \(startPoint) to \(endPoint)"
  }

  /// A gradient between two points of the unit square; nothing is drawn.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient between two points of the unit square; nothing is drawn.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: _LeafView {
  public var _element: _Element { _Element("LinearGradient", attributes: [_Attribute(_description)]) }
}

/// A run from colour to colour in rings.
public struct RadialGradient: ShapeStyle, Hashable {
  public let _description: String

  /// - Parameters: radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _description = "radial gradient \(gradient.summary) around \(center) from \(startRadius) to \(endRadius)"
  }

  /// - Parameters: radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// - Parameters: radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: _LeafView {
  public var _element: _Element { _Element("RadialGradient", attributes: [_Attribute(_description)]) }
}

/// A run from colour to colour around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  public let _description: String

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    _description = "angular gradient \(gradient.summary) around \(center) from \(startAngle) to \(endAngle)"
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: .degrees(angle.degrees + 360))
  }

  /// A full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: _LeafView {
  public var _element: _Element { _Element("AngularGradient", attributes: [_Attribute(_description)]) }
}

/// A run from colour to colour in rings that fill a rectangle.
public struct EllipticalGradient: ShapeStyle, Hashable {
  public let _description: String

  /// - Parameters: radii as parts of the rectangle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    _description =
      "elliptical gradient \(gradient.summary) around \(center) from \(startRadiusFraction) to \(endRadiusFraction)"
  }

  /// - Parameters: radii as parts of the rectangle.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// - Parameters: radii as parts of the rectangle.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: _LeafView {
  public var _element: _Element { _Element("EllipticalGradient", attributes: [_Attribute(_description)]) }
}

/// A gradient between the points of a grid.
public struct MeshGradient: ShapeStyle, Equatable {
  public let _description: String

  /// - Parameters:
  ///   - points: of each the place, from (0, 0) to (1, 1), row by row.
  ///   - colors: of each point.
  ///   - width: in points.
  ///   - height: in points.
  ///   - background: what is behind the content.
  ///   - smoothsColors: whether colours are blended smoothly; nothing is drawn.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    _description = "MeshGradient(\(width) × \(height) \(colors.map(\.description).joined(separator: " ")))"
  }
}

extension MeshGradient: _LeafView {
  public var _element: _Element { _Element(_description) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line, kept by its description.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, kept by its description.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, kept by its description.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a centre, kept by its description.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a centre, kept by its description.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient in ellipses around a centre, kept by its description.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around an angle, kept by its description.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a full turn, kept by its description.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
