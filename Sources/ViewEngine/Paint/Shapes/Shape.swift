public import Foundation

/// An outline, which is also a view.
///
/// A shape of your own is a struct with `path(in:)`. The engine paints nothing and asks no shape for its path: the
/// tree calls the shape by the name of its type.
public nonisolated protocol Shape: _LeafView, _Paintable, Animatable, Sendable where _Painted == Self {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the tree calls it.
  var _outline: _Outline { get }
}

extension Shape {
  public nonisolated var _outline: _Outline { _Outline(TraceEvent.name(of: Self.self)) }
  nonisolated var _description: String { _outline.description }

  public var _element: _Element { _Element(_outline.name, attributes: _outline.attributes) }
}

/// A shape that can be made smaller from its edges.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How the corners of a rectangle are round.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
