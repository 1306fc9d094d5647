import Foundation

extension Notification.Name {
  /// A view has written into defaults; the system's own notification is not sent everywhere.
  static let appStorageDidChange = Notification.Name("ViewEngine.AppStorage.didChange")
}

/// What one view knows of a value of the defaults.
final class DefaultsLocation<Value>: ValueStore, @unchecked Sendable {
  private let place: DefaultsPlace<Value>
  private let state: StateLocation<Value>
  private let initial: Value
  private var observers: [any NSObjectProtocol] = []
  private let watch: DefaultsWatch

  init(_ place: DefaultsPlace<Value>, initial: Value, in node: _Node) {
    self.place = place
    self.initial = initial
    state = StateLocation(place.value ?? initial, queue: node.graph.queue)
    watch = MainActor.assumeIsolated { node.graph.defaultsWatch }
    watch.add(self)
    observers = [Notification.Name.appStorageDidChange, UserDefaults.didChangeNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: place.defaults, queue: nil) { [weak self] _ in
        self?.refresh()
      }
    }
  }

  var changes: UInt32 { state.changes }

  func get() -> Value { state.get() }

  func set(_ value: Value) {
    if Evaluation.warnsIfBodyWrites() { return }
    state.set(value)
    place.store(value)
  }

  func isSame(as other: DefaultsLocation) -> Bool { place.isSame(as: other.place) }

  func detach() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    watch.remove(self)
    state.detach()
  }

  // NB: what is equal changes nothing, so a value's own writer hears of it in vain.
  @discardableResult
  func refresh() -> Bool {
    let before = state.changes
    state.set(place.value ?? initial)
    return state.changes != before
  }
}

extension DefaultsLocation: WatchedDefaults {}

/// A value of the defaults that a view reads.
protocol WatchedDefaults: AnyObject {
  /// Takes over what is stored now; says whether that is something else.
  @discardableResult
  func refresh() -> Bool
}

extension Graph {
  var defaultsWatch: DefaultsWatch { service(DefaultsWatch.self) }
}
