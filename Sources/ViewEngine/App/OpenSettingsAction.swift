/// Opens the window of the app's `Settings`: `@Environment(\.openSettings) private var openSettings`, then `openSettings()`.
///
/// A host of an app shows it besides those that are open; one of a mere view leaves a line in the trace (our choice).
public struct OpenSettingsAction: @unchecked Sendable {
  // NB: sent anywhere, called on the main actor only.
  private weak let service: WindowService?

  init(_ service: WindowService?) { self.service = service }

  @MainActor public func callAsFunction() {
    service?.open(id: nil, value: nil, as: SettingsWindow.type, action: "openSettings")
  }
}

extension OpenSettingsAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.service === second.service }
}
