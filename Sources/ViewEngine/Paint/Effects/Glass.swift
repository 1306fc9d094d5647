public import Foundation

public struct Glass: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let regular = Glass(description: "regular")
  public static let clear = Glass(description: "clear")
  public static let identity = Glass(description: "identity")

  public func tint(_ color: Color?) -> Glass {
    Glass(description: "\(description) tint \(color?.description ?? "none")")
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(description: "\(description) interactive") : self
  }
}

public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    painted("glassEffect", [("", glass), ("in", shape is DefaultGlassEffectShape ? nil : shape._description)])
  }
}

public struct GlassEffectContainer<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([spacing.map { ("spacing", "\($0)") }])
  }
}

extension GlassEffectContainer: _ContainerView { public static var _name: String { "GlassEffectContainer" } }
