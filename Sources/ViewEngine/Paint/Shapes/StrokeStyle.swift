public import Foundation

#if !canImport(Darwin)
  /// How a line ends: what Core Graphics has on Apple's systems.
  public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

  /// How two lines meet: what Core Graphics has on Apple's systems.
  public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
#endif

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var suffix: String { (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " not antialiased") }
}
