import CoreGraphics

/// The pace of a movement, by name; no moment is computed from it.
public final class CAMediaTimingFunction: Sendable {
  public let name: CAMediaTimingFunctionName?
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}
