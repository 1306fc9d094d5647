/// Opens a window of the app: `@Environment(\.openWindow) private var openWindow`, then `openWindow(id: "log")`.
///
/// A host of an app shows it besides those that are open; one of a mere view leaves a line in the trace (our choice).
public struct OpenWindowAction: @unchecked Sendable {
  // NB: sent anywhere, called on the main actor only.
  private weak let service: WindowService?

  init(_ service: WindowService?) { self.service = service }

  /// - Parameter id: what the scene is known by.
  @MainActor public func callAsFunction(id: String) { service?.open(id: id, value: nil, as: nil) }

  /// - Parameter value: what the window is for; one that is open for an equal value already stays the only one.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    service?.open(id: nil, value: value, as: ObjectIdentifier(Value.self))
  }

  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    service?.open(id: id, value: value, as: ObjectIdentifier(Value.self))
  }
}

extension OpenWindowAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.service === second.service }
}
