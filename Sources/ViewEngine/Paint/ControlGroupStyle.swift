public protocol ControlGroupStyle: _PaintedStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

extension View {
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    painted("controlGroupStyle", style)
  }
}
