// Written by Tests/Scripts/generate/environment-values.sh.

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }
private struct IsInColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The navigation stack that the view is in.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// Whether links show their pages in the next column of a split view, instead of what stands there.
  var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }
}
