#if !canImport(Darwin)
  public import Foundation

  /// A direction and a length, as horizontal and vertical parts.
  public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    public init() { self.init(dx: 0, dy: 0) }
    /// A vector of these parts, in points.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// A vector of whole numbers, converted to `CGFloat`.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public static let zero = CGVector()
  }
#endif
