public import Foundation

extension View {
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted("blur", [("", radius), ("", opaque ? "opaque" : nil)])
  }

  public nonisolated func shadow(
    color: Color = Color("black").opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { painted("shadow", "\(color) radius \(radius) x \(x) y \(y)") }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    painted("rotationEffect", [("", angle), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("", scale), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("x", x), ("y", y), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func brightness(_ amount: Double) -> some View { painted("brightness", "\(amount)") }
  public nonisolated func grayscale(_ amount: Double) -> some View { painted("grayscale", "\(amount)") }

  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("clipShape", shape._description)
  }

  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("contentShape", shape._description)
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    painted("clipped", antialiased ? "antialiased" : nil)
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    painted("cornerRadius", [("", radius), ("", antialiased ? nil : "not antialiased")])
  }

  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    painted("border", "\(content._description) width \(width)")
  }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension View {
  public nonisolated func colorMultiply(_ color: Color) -> some View { painted("colorMultiply", "\(color)") }
  public nonisolated func luminanceToAlpha() -> some View { painted("luminanceToAlpha") }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { painted("blendMode", "\(blendMode)") }
  public nonisolated func compositingGroup() -> some View { painted("compositingGroup") }
  public nonisolated func geometryGroup() -> some View { painted("geometryGroup") }
}

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
}

/// A change of how a view is painted, which depends on its size. The engine computes no layout, and never asks for the
/// transform: the tree names the effect by its type.
public protocol GeometryEffect: ViewModifier, Animatable {
  /// The transform for a view of that size; the engine does not call it.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content.painted("effect", ViewTypeName.short(of: Self.self)) }
}

extension View {
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

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    painted("privacySensitive", sensitive ? nil : "false")
  }
}
