/// The windows of the host, and which one a place is in.
struct WindowServiceKey: EnvironmentKey {
  static var defaultValue: WindowReference { WindowReference(service: nil) }
}

struct WindowReference: @unchecked Sendable, Equatable {
  // NB: asked on the main actor only.
  weak let service: WindowService?
  static func == (first: Self, second: Self) -> Bool { first.service === second.service }
}

extension EnvironmentValues {
  mutating func setWindows(_ service: WindowService) { self[WindowServiceKey.self] = WindowReference(service: service) }

  /// The windows of the host that the view is in; nil outside of one.
  var windowService: WindowService? { self[WindowServiceKey.self].service }

  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowService) }

  /// Opens the window for the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowService) }

  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(windowService, in: windowID)
  }
}
