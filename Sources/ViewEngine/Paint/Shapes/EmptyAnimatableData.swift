/// For what has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  public static func - (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
