public import Foundation

/// A kind of glass that a view is shown on.
public struct Glass: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let regular = Glass(description: "regular")
  public static let clear = Glass(description: "clear")
  public static let identity = Glass(description: "identity")

  /// The same glass with a tint, kept in the render tree.
  public func tint(_ color: Color?) -> Glass {
    Glass(description: "\(description) tint \(color?.description ?? "none")")
  }

  /// - Parameter isEnabled: whether the glass shows that it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(description: "\(description) interactive") : self
  }
}

/// A capsule, which the render tree does not mention.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable, CustomStringConvertible {
  public let description: String
  public static let identity = GlassEffectTransition(description: "identity")
  public static let matchedGeometry = GlassEffectTransition(description: "matchedGeometry")
  public static let materialize = GlassEffectTransition(description: "materialize")
}

extension View {
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    painted("glassEffect", [("", glass), ("in", shape is DefaultGlassEffectShape ? nil : shape._description)])
  }

  /// Names the glass of the view, so that it can flow into that of a different view.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    painted("glassEffectID", id.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    painted("glassEffectUnion", id.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    painted("glassEffectTransition", "\(transition)")
  }

  /// Extends the view behind the bars with a mirrored copy of its edge.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    painted("backgroundExtensionEffect", isEnabled ? nil : "false")
  }
}

/// Views whose glass flows together.
public struct GlassEffectContainer<Content: View> {
  /// The views that share a glass effect.
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameters:
  ///   - spacing: from which distance on the glass flows together, in points.
  ///   - content: the views inside.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([spacing.map { ("spacing", "\($0)") }])
  }
}

extension GlassEffectContainer: _ContainerView { public static var _name: String { "GlassEffectContainer" } }
