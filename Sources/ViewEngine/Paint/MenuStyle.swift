/// How menus look. The engine paints nothing: the style is kept in the tree.
public protocol MenuStyle: _PaintedStyle {}

public struct DefaultMenuStyle: MenuStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public nonisolated init() {} }
public struct ButtonMenuStyle: MenuStyle { public nonisolated init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { painted("menuStyle", style) }
}
