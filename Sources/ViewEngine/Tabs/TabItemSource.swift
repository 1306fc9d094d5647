/// Where a tab whose item stands in the body of its view learns of it.
struct TabItemSource: Equatable {
  var source: PageSource?

  static func == (first: Self, second: Self) -> Bool { first.source === second.source }
}

private struct TabItemKey: EnvironmentKey { static var defaultValue: TabItemSource { TabItemSource(source: nil) } }

extension EnvironmentValues {
  /// What the tab around asks for its label; nothing in a tab that has one.
  var tabItem: TabItemSource {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
}

/// The label of a tab whose item stands in the body of its view: a node of its own, which asks for it.
struct TabItemLabel {
  let source: PageSource
}

extension TabItemLabel: _EngineView {
  var body: some View { source.page(for: nil) }
}

/// A view that says what its tab is called.
protocol TabItemCarrier {}

extension ViewPart {
  /// The view, which tells its item to a source if one is given.
  @MainActor func view(tellingItemTo source: PageSource?) -> AnyView {
    AnyView(view.environment(\.tabItem, TabItemSource(source: source)))
  }

  /// Whether the view has its item in its body.
  @MainActor var hasItemInBody: Bool { label == nil && mayTellItem() }
}

extension View {
  /// Whether there is a tab item in the body of such a view, found by types alone: nothing is evaluated.
  @MainActor static var mayTellItem: Bool {
    if self is any TabItemCarrier.Type { return true }
    if let modified = self as? any ModifiedView.Type { return modified.contentMayTellItem }
    if let keeping = self as? any _KeepingView.Type { return keeping.contentMayTellItem }
    if self is any _ContainerView.Type { return false }
    if let wrapper = self as? any _WrapperView.Type { return wrapper.contentMayTellItem }
    return Body.self != Never.self && Body.mayTellItem
  }
}

extension ModifiedView {
  @MainActor fileprivate static var contentMayTellItem: Bool { Content.mayTellItem }
}

extension _WrapperView {
  @MainActor fileprivate static var contentMayTellItem: Bool { Content.mayTellItem }
}

extension _KeepingView {
  @MainActor fileprivate static var contentMayTellItem: Bool { Content.mayTellItem }
}
