public import Foundation

#if !canImport(Darwin)
  /// How a line ends: what Core Graphics has on Apple's systems.
  public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

  /// How two lines meet: what Core Graphics has on Apple's systems.
  public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
#endif

/// How a line along a shape looks.
public struct StrokeStyle: Equatable, Sendable {
  /// The thickness in points, 1 by default, kept in the render tree.
  public var lineWidth: CGFloat
  /// The form of open ends.
  public var lineCap: CGLineCap
  /// The form of corners.
  public var lineJoin: CGLineJoin
  /// The limit from which a pointed corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted parts by turns, in points.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// A line in points; solid, 1 point wide by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var description: String {
    var parts = ["width \(lineWidth)"]
    switch lineCap {
    case .round: parts.append("cap round")
    case .square: parts.append("cap square")
    default: break
    }
    switch lineJoin {
    case .round: parts.append("join round")
    case .bevel: parts.append("join bevel")
    default: break
    }
    if !dash.isEmpty { parts.append("dash " + dash.map { "\($0)" }.joined(separator: " ")) }
    if dashPhase != 0 { parts.append("phase \(dashPhase)") }
    return parts.joined(separator: " ")
  }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is inside an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; nothing is drawn.
  public var isAntialiased: Bool

  /// How an outline is filled, kept in the render tree.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// Its suffix to the fill's name.
  var suffix: String { (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " not antialiased") }
}
