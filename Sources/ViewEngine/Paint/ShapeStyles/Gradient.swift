public import Foundation

/// A run from colour to colour.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it is reached, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  /// Whether the colours are spread evenly, for which nobody gave locations.
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

  public init(_ gradient: Gradient) { _description = gradient._description }

  fileprivate init(of color: Color) { _description = "\(color) gradient" }
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
