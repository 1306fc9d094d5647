public import Foundation
@_spi(AppleNames) public import ViewEngine

public struct Glass: Equatable, Sendable {
  fileprivate let name: String
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")
  public func tint(_ color: Color?) -> Glass { Glass(name: "\(name) tint \(color?.description ?? "none")") }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(name: "\(name) interactive") : self
  }
}

public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { painted("glassEffect", glass.name) }
}

public struct GlassEffectContainer<Content: View> {
  private let content: Content
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View { public var body: some View { content } }

public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}
