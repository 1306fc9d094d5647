public import Foundation

/// A value of `UserDefaults` that a view reads and writes.
///
/// The view is evaluated anew when another view, of this host or another one, writes the value.
@propertyWrapper
public struct AppStorage<Value> {
  private let initial: Value
  private let place: DefaultsPlace<Value>
  private var location: DefaultsLocation<Value>?

  init(_ initial: Value, _ place: DefaultsPlace<Value>) {
    self.initial = initial
    self.place = place
  }

  /// The value; what the wrapper was declared with as long as nothing is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? place.value ?? initial }
    nonmutating set { if let location { location.set(newValue) } else { place.store(newValue) } }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(location) } else { .constant(wrappedValue) }
  }
}

extension AppStorage: DynamicProperty, MountedProperty {
  mutating func mount(in node: _Node, previous: AppStorage?) {
    if let previous, previous.place.isSame(as: place), let location = previous.location {
      self.location = location
    } else {
      previous?.unmount()
      location = DefaultsLocation(place, initial: initial, queue: node.graph.queue)
    }
  }

  func unmount() { location?.detach() }
  func isSame(as other: AppStorage) -> Bool { place.isSame(as: other.place) }
  var changes: UInt32 { location?.changes ?? 0 }
}

// MARK: What can be stored

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber)?.boolValue
      } encode: {
        $0
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber)?.intValue
      } encode: {
        $0
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber)?.doubleValue
      } encode: {
        $0
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        $0 as? String
      } encode: {
        $0
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        $0 as? Data
      } encode: {
        $0
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) }
      } encode: {
        $0.rawValue
      })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue,
      DefaultsPlace(key, store) {
        ($0 as? String).flatMap(Value.init)
      } encode: {
        $0.rawValue
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(
      nil,
      DefaultsPlace(key, store) {
        ($0 as? String).map(Optional.some)
      } encode: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(
      nil,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber).map { .some($0.intValue) }
      } encode: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(
      nil,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber).map { .some($0.boolValue) }
      } encode: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(
      nil,
      DefaultsPlace(key, store) {
        ($0 as? NSNumber).map { .some($0.doubleValue) }
      } encode: {
        $0
      })
  }
}

/// A key of some defaults, and how its value is written there.
struct DefaultsPlace<Value>: @unchecked Sendable {
  let key: String
  let defaults: UserDefaults
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?

  init(
    _ key: String, _ store: UserDefaults?, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?
  ) {
    self.key = key
    defaults = store ?? .standard
    self.decode = decode
    self.encode = encode
  }

  var value: Value? { defaults.object(forKey: key).flatMap(decode) }

  func store(_ value: Value) {
    if let encoded = encode(value) { defaults.set(encoded, forKey: key) } else { defaults.removeObject(forKey: key) }
    NotificationCenter.default.post(name: .appStorageDidChange, object: defaults)
  }

  func isSame(as other: DefaultsPlace) -> Bool { key == other.key && defaults === other.defaults }
}

extension Notification.Name {
  /// A view has written into defaults; the system's own notification is not sent everywhere.
  fileprivate static let appStorageDidChange = Notification.Name("ViewEngine.AppStorage.didChange")
}

/// What one view knows of a value of the defaults.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let place: DefaultsPlace<Value>
  private let state: StateLocation<Value>
  private let initial: Value
  private var observers: [any NSObjectProtocol] = []

  init(_ place: DefaultsPlace<Value>, initial: Value, queue: WriteQueue) {
    self.place = place
    self.initial = initial
    state = StateLocation(place.value ?? initial, queue: queue)
    super.init()
    observers = [Notification.Name.appStorageDidChange, UserDefaults.didChangeNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: place.defaults, queue: nil) { [weak self] _ in
        self?.refresh()
      }
    }
  }

  var changes: UInt32 { state.tracking.changes }

  override func get() -> Value { state.get() }

  override func set(_ value: Value) {
    if Evaluation.refusesWrite() { return }
    state.set(value)
    place.store(value)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return place.isSame(as: other.place)
  }

  func detach() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    state.detach()
  }

  // NB: what is equal changes nothing, so a value's own writer hears of it in vain.
  private func refresh() { state.set(place.value ?? initial) }
}
