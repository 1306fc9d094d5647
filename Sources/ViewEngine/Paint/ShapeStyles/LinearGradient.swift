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

extension LinearGradient: _LeafView {
  public var _element: _Element { _Element("LinearGradient", attributes: [_Attribute(_description)]) }
}
