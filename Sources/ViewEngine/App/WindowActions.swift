/// A host of an app shows the window besides those that are open; one of a mere view leaves a line in the trace (our choice).
public struct OpenWindowAction: @unchecked Sendable {
  // Sent to any thread, called on the main actor only.
  private weak let service: WindowService?
  init(_ service: WindowService?) { self.service = service }
  @MainActor @preconcurrency public func callAsFunction(id: String) { service?.open(id: id, value: nil, as: nil) }

  /// An open window for an equal value stays the only one.
  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    service?.open(id: nil, value: value, as: ObjectIdentifier(Value.self))
  }

  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    service?.open(id: id, value: value, as: ObjectIdentifier(Value.self))
  }
}

extension OpenWindowAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.service === second.service }
}

/// Closes windows of the app: `dismissWindow(id: "log")`, or the one that the view is in: `dismissWindow()`.
public struct DismissWindowAction: @unchecked Sendable {
  // Sent to any thread, called on the main actor only.
  private weak let service: WindowService?
  private let window: Int?

  init(_ service: WindowService?, in window: Int?) { (self.service, self.window) = (service, window) }

  @MainActor @preconcurrency public func callAsFunction() { service?.close(id: nil, value: nil, window: window) }
  @MainActor @preconcurrency public func callAsFunction(id: String) { service?.close(id: id, value: nil, window: nil) }

  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    service?.close(id: nil, value: value, window: nil)
  }

  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    service?.close(id: id, value: value, window: nil)
  }
}

extension DismissWindowAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.service === second.service && first.window == second.window
  }
}

extension EnvironmentValues {
  mutating func setWindows(_ service: WindowService) { self[WindowServiceKey.self] = WindowReference(service: service) }

  /// The windows of the host that the view is in; nil outside of one.
  var windowService: WindowService? { self[WindowServiceKey.self].service }
  public var openWindow: OpenWindowAction { OpenWindowAction(windowService) }
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowService, in: windowID) }
}

/// The windows of the host, and which one a place is in.
struct WindowServiceKey: EnvironmentKey { static var defaultValue: WindowReference { WindowReference(service: nil) } }

struct WindowReference: @unchecked Sendable, Equatable {
  // Asked on the main actor only.
  weak let service: WindowService?
  static func == (first: Self, second: Self) -> Bool { first.service === second.service }
}
