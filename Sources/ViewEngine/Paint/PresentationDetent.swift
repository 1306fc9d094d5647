public import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let medium = PresentationDetent(description: "medium")
  public static let large = PresentationDetent(description: "large")
  /// - Parameter height: in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(description: "height \(height)")
  }
  /// - Parameter fraction: of the height of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(description: "fraction \(fraction)")
  }
}

extension Swift.Set<PresentationDetent> {
  /// NB: sorted, for a set has no order of its own.
  var names: String { map(\.description).sorted().joined(separator: " ") }
}
