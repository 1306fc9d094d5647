public import Foundation

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
