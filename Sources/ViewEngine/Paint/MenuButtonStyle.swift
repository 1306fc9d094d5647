/// How a `MenuButton` looks. The engine paints nothing: the style is kept in the tree.
public protocol MenuButtonStyle: _PaintedStyle {}

public struct DefaultMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
public struct PullDownMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }

extension View {
  public nonisolated func menuButtonStyle<Style: MenuButtonStyle>(_ style: Style) -> some View {
    painted("menuButtonStyle", style)
  }
}
