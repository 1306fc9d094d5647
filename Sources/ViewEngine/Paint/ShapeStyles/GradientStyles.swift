public import Foundation

/// A run from colour to colour along a line.
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

extension LinearGradient: _LeafView {
  public var _element: _Element { _Element("LinearGradient", attributes: [_Attribute(_description)]) }
}

extension RadialGradient: _LeafView {
  public var _element: _Element { _Element("RadialGradient", attributes: [_Attribute(_description)]) }
}

extension EllipticalGradient: _LeafView {
  public var _element: _Element { _Element("EllipticalGradient", attributes: [_Attribute(_description)]) }
}

extension AngularGradient: _LeafView {
  public var _element: _Element { _Element("AngularGradient", attributes: [_Attribute(_description)]) }
}
