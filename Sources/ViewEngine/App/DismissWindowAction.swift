/// Closes windows of the app: `dismissWindow(id: "log")`, or the one that the view is in: `dismissWindow()`.
public struct DismissWindowAction: @unchecked Sendable {
  // NB: sent anywhere, called on the main actor only.
  private weak let service: WindowService?
  private let window: Int?

  init(_ service: WindowService?, in window: Int?) {
    self.service = service
    self.window = window
  }

  @MainActor public func callAsFunction() { service?.close(id: nil, value: nil, window: window) }

  /// - Parameter id: what the scene of the windows is known by.
  @MainActor public func callAsFunction(id: String) { service?.close(id: id, value: nil, window: nil) }

  /// - Parameter value: what the window is for.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    service?.close(id: nil, value: value, window: nil)
  }

  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    service?.close(id: id, value: value, window: nil)
  }
}

extension DismissWindowAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.service === second.service && first.window == second.window
  }
}
