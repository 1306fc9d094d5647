#if !canImport(Darwin)
  import CoreGraphicsNames

  /// The pace of a movement, by name; no moment is computed from it.
  public final class CAMediaTimingFunction: Sendable {
    /// The name from the initializer; nil for control points.
    public let name: CAMediaTimingFunctionName?

    /// Keeps the name without resolving its curve.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
    /// Drops the four numbers; `name` is nil.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
  }
#endif
