public import Foundation

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
