// Written by Tests/Scripts/generate/environment-values.sh.

private struct TabItemKey: EnvironmentKey { static var defaultValue: TabItemSource { TabItemSource(source: nil) } }

extension EnvironmentValues {
  /// What the tab around asks for its label; nothing in a tab that has one.
  var tabItem: TabItemSource {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
}
