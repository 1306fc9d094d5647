public import Foundation

/// How a view is turned and tilted in space.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  var summary: String { [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { "\($0)" }.joined(separator: " ") }
}

/// A change of how a view is painted, which depends on its size. The engine lays nothing out, and never asks for the
/// transform: the tree names the effect by its type.
public protocol GeometryEffect: ViewModifier, Animatable {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content.painted("effect", TraceEvent.name(of: Self.self)) }
}

extension View {
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    painted("transformEffect", transform.isIdentity ? "identity" : transform.summary)
  }

  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    painted("projectionEffect", transform.isIdentity ? "identity" : transform.summary)
  }

  /// - Parameters:
  ///   - axis: around which the view is turned.
  ///   - anchorZ: in points.
  ///   - perspective: how strongly what is near is larger.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    painted(
      "rotation3DEffect",
      [
        ("", angle), ("axis", "(\(axis.x), \(axis.y), \(axis.z))"), ("anchor", anchor == .center ? nil : anchor),
        ("anchorZ", anchorZ == 0 ? nil : anchorZ), ("perspective", perspective == 1 ? nil : perspective),
      ])
  }
}
