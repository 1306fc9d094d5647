public protocol TabViewStyle: _PaintedStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }

public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  private let indexDisplayMode: IndexDisplayMode
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public nonisolated var _name: String? {
    indexDisplayMode == .automatic ? "page" : "page indexDisplayMode \(indexDisplayMode)"
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self { Self(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

extension View {
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    painted("tabViewStyle", style)
  }
}
