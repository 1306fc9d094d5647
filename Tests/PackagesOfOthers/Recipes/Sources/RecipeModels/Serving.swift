import CoreFoundation

/// A serving's share of a plate.
public struct Serving: Sendable {
  public var width: CGFloat
  public init(of plate: CGFloat, portions: Int) { width = plate / CGFloat(max(portions, 1)) }
}
