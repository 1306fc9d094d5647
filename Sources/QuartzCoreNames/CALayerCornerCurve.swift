#if !canImport(Darwin)
  import CoreGraphicsNames

  /// Shapes of a rounded corner, known by name; no radius depends on them.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }
#endif
