/// How tab views look. The engine paints nothing: the style is kept in the tree.
public protocol TabViewStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct VerticalPageTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// Pages to be swiped through.
public struct PageTabViewStyle: TabViewStyle {
  /// When the page dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Tabs as pages with dots; the name is kept in the render tree.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public nonisolated var _name: String? {
    indexDisplayMode == .automatic ? "page" : "page indexDisplayMode \(indexDisplayMode.name)"
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages with dots; the name is kept in the render tree.
  public static var page: Self { Self() }
  /// Tabs as pages with dots; the name is kept in the render tree.
  public static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self { Self(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: Self { Self() } }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    painted("tabViewStyle", style)
  }
}

/// How the page dots look. The engine paints nothing: the style is kept in the tree.
public protocol IndexViewStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// A row of page dots; the name is kept in the render tree.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public nonisolated var _name: String? {
    backgroundDisplayMode == .automatic ? "page" : "page backgroundDisplayMode \(backgroundDisplayMode.name)"
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A row of page dots; the name is kept in the render tree.
  public static var page: Self { Self() }
  /// A row of page dots; the name is kept in the render tree.
  public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    painted("indexViewStyle", style)
  }
}
