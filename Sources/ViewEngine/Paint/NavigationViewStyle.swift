/// How navigation views look. The engine paints nothing: the style is kept in the tree.
public protocol NavigationViewStyle: _PaintedStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public nonisolated var _name: String? { "columns" }
}

public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

/// Two columns, as `columns` says since.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public nonisolated var _name: String? { "columns" }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

extension View {
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    painted("navigationViewStyle", style)
  }
}
