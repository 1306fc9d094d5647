extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let standard = DynamicRange(description: "standard")
    public static let constrainedHigh = DynamicRange(description: "constrainedHigh")
    public static let high = DynamicRange(description: "high")
  }

  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    asked("allowedDynamicRange", range?.description ?? "none")
  }
}

extension View {
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    painted("allowedDynamicRange", range?.description ?? "none")
  }
}
