#if !canImport(Darwin)
  public import ViewEngine

  /// How prominent a background is.
  public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
  }

  /// The place of a bar of tabs.
  public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  }

  /// The place of an accessory of a bar of tabs.
  public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

  private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  extension EnvironmentValues {
    /// How prominent the background behind the view is; standard unless a test sets it.
    public var backgroundProminence: BackgroundProminence {
      get { self[BackgroundProminenceKey.self] }
      set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The place of the bar of tabs around the view; nil, as a host places none.
    public var tabBarPlacement: TabBarPlacement? { nil }

    /// The place of the accessory of the bar of tabs; nil, as a host places none.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  }
#endif
