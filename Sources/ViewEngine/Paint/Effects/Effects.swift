public import Foundation

extension View {
  /// - Parameter radius: in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted("blur", [("", radius), ("", opaque ? "opaque" : nil)])
  }

  /// - Parameters:
  ///   - radius: in points.
  ///   - x: in points.
  ///   - y: in points.
  ///   - color: the colour.
  public nonisolated func shadow(
    color: Color = Color("black").opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    painted("shadow", "\(color) radius \(radius) x \(x) y \(y)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    painted("rotationEffect", [("", angle), ("anchor", anchor == .center ? nil : anchor)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("", scale), ("anchor", anchor == .center ? nil : anchor)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("x", x), ("y", y), ("anchor", anchor == .center ? nil : anchor)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func brightness(_ amount: Double) -> some View { painted("brightness", "\(amount)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func contrast(_ amount: Double) -> some View { painted("contrast", "\(amount)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func saturation(_ amount: Double) -> some View { painted("saturation", "\(amount)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func grayscale(_ amount: Double) -> some View { painted("grayscale", "\(amount)") }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("clipShape", shape._description)
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("contentShape", shape._description)
  }

  /// - Parameter kinds: the uses of the shape.
  public nonisolated func contentShape<Outline: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    painted("contentShape", "\(shape._description) for \(kinds)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    painted("clipped", antialiased ? "antialiased" : nil)
  }

  /// - Parameters:
  ///   - radius: in points.
  ///   - antialiased: whether edges are smoothed; nothing is drawn.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    painted("cornerRadius", [("", radius), ("", antialiased ? nil : "not antialiased")])
  }

  /// - Parameters:
  ///   - width: in points.
  ///   - content: the views inside.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    painted("border", "\(content._description) width \(width)")
  }
}

/// How colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// How precisely colours are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension View {
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { painted("hueRotation", "\(angle)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func colorInvert() -> some View { painted("colorInvert") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func colorMultiply(_ color: Color) -> some View { painted("colorMultiply", "\(color)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func luminanceToAlpha() -> some View { painted("luminanceToAlpha") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { painted("blendMode", "\(blendMode)") }
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func compositingGroup() -> some View { painted("compositingGroup") }
  /// Kept in the render tree; has no effect on layout.
  public nonisolated func geometryGroup() -> some View { painted("geometryGroup") }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    painted("drawingGroup", [("", opaque ? "opaque" : nil), ("", colorMode == .nonLinear ? nil : colorMode)])
  }
}

/// How a view is turned and tilted in space.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element in row 1 and column 1.
  public var m11: CGFloat = 1
  /// The element in row 1 and column 2.
  public var m12: CGFloat = 0
  /// The element in row 1 and column 3.
  public var m13: CGFloat = 0
  /// The element in row 2 and column 1.
  public var m21: CGFloat = 0
  /// The element in row 2 and column 2.
  public var m22: CGFloat = 1
  /// The element in row 2 and column 3.
  public var m23: CGFloat = 0
  /// The element in row 3 and column 1.
  public var m31: CGFloat = 0
  /// The element in row 3 and column 2.
  public var m32: CGFloat = 0
  /// The element in row 3 and column 3.
  public var m33: CGFloat = 1

  public init() {}

  /// Fills the first two columns from the affine transform; the last column stays (0, 0, 1).
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether it changes no point.
  public var isIdentity: Bool { self == ProjectionTransform() }

  var summary: String { [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { "\($0)" }.joined(separator: " ") }
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
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    painted("transformEffect", transform.isIdentity ? "identity" : transform.summary)
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    painted("projectionEffect", transform.isIdentity ? "identity" : transform.summary)
  }

  /// - Parameters:
  ///   - axis: around which the view is turned.
  ///   - anchorZ: in points.
  ///   - perspective: the strength of the perspective.
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

  /// Marks the content of the view as private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    painted("privacySensitive", sensitive ? nil : "false")
  }

  /// Marks the content of the view as possibly outdated while new content is on its way.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    painted("invalidatableContent", invalidatable ? nil : "false")
  }
}
