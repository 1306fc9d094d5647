public import Foundation

/// A rectangle whose corners follow those of the shape around it. The engine lays nothing out: its path has the smallest
/// radius that it may have, or none (our choice).
public struct ConcentricRectangle: Shape {
  private let corners: Edge.Corner.Style

  public nonisolated init() { corners = .concentric }

  /// - Parameter isUniform: whether all corners are as round as the roundest.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: corners.radius) }

  public nonisolated var _outline: _Outline {
    _Outline(corners == .concentric ? "ConcentricRectangle" : "ConcentricRectangle(\(corners.description))")
  }
}

extension Edge {
  /// A corner, between two edges.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is round.
    public struct Style: Hashable, Sendable, CustomStringConvertible {
      public let description: String
      let radius: CGFloat

      /// As round as the shape around has it.
      public static let concentric = Style(description: "concentric", radius: 0)
      /// - Parameter radius: in points.
      public static func concentric(minimum radius: CGFloat) -> Style {
        Style(description: "concentric minimum \(radius)", radius: radius)
      }
      /// - Parameter radius: in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(description: "fixed \(radius)", radius: radius) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
