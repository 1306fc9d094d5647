// Written by Tests/Scripts/generate/environment-values.sh.

private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WindowIDKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// Whether the app can have more than one window: that of a host can, a mere view has none.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// Which of the open windows the view is in; nil outside of an app.
  var windowID: Int? {
    get { self[WindowIDKey.self] }
    set { self[WindowIDKey.self] = newValue }
  }
}
