public import Foundation

/// A shadow that a style throws.
public struct ShadowStyle: Equatable, Sendable {
  let description: String

  /// A shadow below. - Parameters: lengths in points.
  public static func drop(
    color: Color = Color("black").opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "drop \(color) radius \(radius) x \(x) y \(y)")
  }

  /// A shadow inside. - Parameters: lengths in points.
  public static func inner(
    color: Color = Color("black").opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "inner \(color) radius \(radius) x \(x) y \(y)")
  }
}
