/// Work for an app that is not shown; a host never runs it.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask(name: "urlSession") }
}

extension Scene {
  /// Keeps the task's name in the tree; the action does not run.
  public nonisolated func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { painted("backgroundTask", task.name) }

  /// Without effect: a host shows no menus of the app.
  public nonisolated func commandsRemoved() -> some Scene { painted("commandsRemoved") }

  /// Without effect: a host shows no menus of the app.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    painted("commandsReplaced")
  }
}

/// A tab's place in a bar or a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a person may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A person's choice of tabs. A host changes no choice.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  public init() {}
}

extension TabContent {
  /// Without effect: all tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
  /// Without effect: no person changes the tabs.
  public func customizationID(_ id: String) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
  /// Without effect: no person changes the tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
  /// Without effect: all tabs are shown.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
}

/// A bar of tabs or its sidebar.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

extension View {
  /// Without effect: a host changes no choice of tabs.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    painted("tabViewCustomization")
  }
  /// Kept in the render tree; all tabs are shown.
  public nonisolated func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
    painted("defaultAdaptableTabBarPlacement", "\(placement)")
  }
  /// Shows the views above the tabs, as in a sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .top, content: content)
  }
  /// Shows the views below the tabs, as in a sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  /// Shows the views below the tabs, as in a sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
