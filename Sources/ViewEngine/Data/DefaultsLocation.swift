import Foundation
import HostRuntime

extension Notification.Name {
  /// A view has written into defaults; the system's own notification is not sent everywhere.
  package static let appStorageDidChange = Notification.Name("ViewEngine.AppStorage.didChange")
}

/// One view's connection with a value of the defaults.
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

  // An equal value changes nothing, so the notice of a value's own write has no effect.
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
  /// Takes over the stored value; returns whether it differs.
  @discardableResult
  func refresh() -> Bool
}

/// A key of some defaults, and how its value is written there.
struct DefaultsPlace<Value>: @unchecked Sendable {
  let key: String
  var defaults: UserDefaults
  let coding: StorableValue<Value>
  var value: Value? { defaults.object(forKey: key).flatMap(coding.decode) }

  func store(_ value: Value) {
    storeSilently(value)
    NotificationCenter.default.post(name: .appStorageDidChange, object: defaults)
  }

  /// Stores the value; views follow with the next event.
  func storeSilently(_ value: Value) {
    let encoded = coding.encode(value)
    // Uncounted, because a view's own value is no effect outside of it.
    Uncounted.run {
      if let encoded { defaults.set(encoded, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
  }

  func isSame(as other: DefaultsPlace) -> Bool { key == other.key && defaults === other.defaults }
}
