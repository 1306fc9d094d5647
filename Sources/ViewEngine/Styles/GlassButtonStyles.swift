/// Buttons on glass. The engine paints nothing: the style is kept in the tree.
public struct GlassButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  private let glass: Glass?
  public nonisolated init() { glass = nil }
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  public nonisolated var _plainName: String? { glass.map { "glass \($0)" } ?? "glass" }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button as large as a picture, as a television shows it.
public struct CardButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "card" }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}
