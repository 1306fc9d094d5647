#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

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

  extension TabContent {
    /// The tab, or none if it is hidden.
    public func hidden(_ hidden: Bool = true) -> _TabGroup<TabValue, _Tabs?> {
      _TabGroup(_tabs: hidden ? nil : _tabs)
    }
    /// Without effect: a host shows no menu of a tab.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> _TabGroup<TabValue, _Tabs> {
      _TabGroup(_tabs: _tabs)
    }
    /// Without effect: a host shows no menu of a tab.
    public func popover<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
    /// Without effect: a host's tab has no actions in a sidebar.
    public func swipeActions<Content: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
    /// Without effect: a host's sidebar shows no actions.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> _TabGroup<TabValue, _Tabs> {
      _TabGroup(_tabs: _tabs)
    }
    /// Without effect: a test reads the tree.
    public func accessibilityIdentifier(_ identifier: String) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
    /// Without effect: a test finds a tab by its label.
    public func accessibilityLabel(_ label: Text) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
    /// Without effect: nothing is read out.
    public func accessibilityHint(_ hint: Text) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
    /// Without effect: nothing is dropped onto a tab.
    public func dropDestination<T: Transferable>(
      for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> _TabGroup<TabValue, _Tabs> { _TabGroup(_tabs: _tabs) }
  }

  /// The style of tabs on a watch; kept by name.
  public struct CarouselTabViewStyle: TabViewStyle { public nonisolated init() {} }
  extension TabViewStyle where Self == CarouselTabViewStyle { public static var carousel: Self { Self() } }

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

  extension AppStorage where Value == TabViewCustomization {
    /// Reads the choice of tabs from the store, or uses the given one where there is none.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
      self.init(json: wrappedValue, key, store)
    }
  }
#endif
