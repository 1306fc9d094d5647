public import Foundation

/// An outline, which is also a view.
public protocol Shape: View, Sendable {
  /// What the tree calls it.
  nonisolated var _description: String { get }
}

/// How the corners of a rectangle are round.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: Shape, _ShapeView {
  public nonisolated init() {}
  public nonisolated var _description: String { "Rectangle" }
}

public struct Circle: Shape, _ShapeView {
  public nonisolated init() {}
  public nonisolated var _description: String { "Circle" }
}

public struct Ellipse: Shape, _ShapeView {
  public nonisolated init() {}
  public nonisolated var _description: String { "Ellipse" }
}

public struct Capsule: Shape, _ShapeView {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated var _description: String { "Capsule" }
}

public struct RoundedRectangle: Shape, _ShapeView {
  /// In points.
  public var cornerRadius: CGFloat
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  public nonisolated var _description: String { "RoundedRectangle(\(cornerRadius))" }
}

/// A shape as a view.
public protocol _ShapeView: _LeafView, Shape {}

extension _ShapeView {
  public var _element: _Element { _Element(_description) }
}

extension Shape {
  public nonisolated func fill<Style: ShapeStyle>(_ content: Style) -> some View {
    painted("fill", content._description)
  }

  /// - Parameter lineWidth: in points.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    painted("stroke", "\(content._description) width \(lineWidth)")
  }
}
