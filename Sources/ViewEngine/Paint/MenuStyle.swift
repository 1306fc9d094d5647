/// How menus look. The engine paints nothing: the style is kept in the tree.
public protocol MenuStyle {
  /// What the tree calls it.
  nonisolated var _name: String { get }
}

public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "automatic" }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "borderlessButton" }
}

public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "button" }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { painted("menuStyle", style._name) }
}
