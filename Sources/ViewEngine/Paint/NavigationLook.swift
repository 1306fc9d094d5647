public protocol NavigationViewStyle: _PaintedStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public nonisolated var _name: String? { "columns" }
}

public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

extension View {
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    painted("navigationViewStyle", style)
  }
}

/// How the columns of a split view share its room. The engine paints nothing: the style is kept in the tree.
public protocol NavigationSplitViewStyle: _PaintedStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
    painted("navigationSplitViewStyle", style)
  }

  /// Hides the bar of the page. It only paints: a host can use its content (our choice).
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    painted("navigationBarHidden", hidden ? nil : "false")
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Title: StringProtocol>(_ subtitle: Title) -> some View {
    painted("navigationSubtitle", Text(subtitle).content)
  }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    painted("navigationSubtitle", subtitle.content)
  }
}

extension View {
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbarVisibility", "\(visibility)" + bars.suffix)
  }

  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbarBackground", "\(visibility)" + bars.suffix)
  }

  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { painted("toolbarBackground", style._description + bars.suffix) }
}
