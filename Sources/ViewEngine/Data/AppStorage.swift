public import Foundation

/// A value of `UserDefaults` that a view reads and writes.
///
/// The view is evaluated again when a view of this or a different host writes the value. If the wrapper
/// and `defaultAppStorage` name no store, the host's own store is used: see `ViewHost.Configuration.defaults`.
///
/// A property of an object uses the stores of the hosts that show the object, and `UserDefaults.standard` before that.
/// `defaultAppStorage` does not apply to it. A write of a different value sends `objectWillChange`.
@propertyWrapper
public struct AppStorage<Value> {
  private let initial: Value
  private var place: DefaultsPlace<Value>
  private let hasStore: Bool
  private var location: DefaultsLocation<Value>?
  private let property: ObjectDefaults<Value>

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StorableValue<Value>) {
    self.initial = initial
    place = DefaultsPlace(key: key, defaults: store ?? .standard, coding: coding)
    hasStore = store != nil
    property = ObjectDefaults(place, initial: initial, hasStore: hasStore)
  }

  /// The stored value; before a write, the wrapper's default.
  public var wrappedValue: Value {
    get { location?.get() ?? property.get() }
    nonmutating set { if let location { location.set(newValue) } else { property.set(newValue) } }
  }

  /// A binding to the stored value, for a control of this view or of a view that shows the object.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(storing: location) }
    return Binding(get: { [property] in property.get() }, set: { [property] in property.set($0) })
  }
}

extension AppStorage: DefaultsProperty { var objectDefaults: any SharedDefaults { property } }

extension AppStorage: DynamicProperty, UpdatedProperty {
  package mutating func mount(in node: _Node, previous: AppStorage?) {
    if let previous, isSame(as: previous), let location = previous.location {
      place = previous.place
      self.location = location
    } else {
      previous?.unmount()
      if !hasStore { place.defaults = Self.defaults(of: node, EnvironmentValues(in: node.scope, readBy: nil)) }
      location = DefaultsLocation(place, initial: initial, in: node)
    }
  }

  package func unmount() { location?.detach() }

  package func isSame(as other: AppStorage) -> Bool {
    guard hasStore || other.hasStore else { return place.key == other.place.key }
    return place.isSame(as: other.place)
  }

  package var changes: UInt32 { location?.changes ?? 0 }

  /// Asks which defaults the view is to use, where the wrapper names none.
  public mutating func update() {
    guard !hasStore, let node = Evaluation.current?.node else { return }
    let defaults = Self.defaults(of: node, EnvironmentValues(in: node.scope, readBy: .node(node)))
    guard defaults !== place.defaults else { return }
    unmount()
    place.defaults = defaults
    location = DefaultsLocation(place, initial: initial, in: node)
  }

  private static func defaults(of node: _Node, _ values: EnvironmentValues) -> UserDefaults {
    values.defaultAppStorage ?? MainActor.assumeIsolated({ node.graph.tasks.jobs.defaults }).store
  }
}

extension AppStorage { package var placeKey: String? { place.key } }

extension View {
  /// Selects the defaults for each `@AppStorage` in the view that names none; otherwise the host's own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _Storable {
    self.init(wrappedValue, key, store, .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(wrappedValue, key, store, .raw)
  }
}

extension AppStorage where Value: Codable {
  @_spi(AppleNames) public init(json initial: Value, _ key: String, _ store: UserDefaults?) {
    let coding = StorableValue<Value>(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
    self.init(initial, key, store, coding)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<Wrapped: _Storable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(nil, key, store, .optional(.plain))
  }

  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
    self.init(nil, key, store, .optional(.raw))
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

/// The coding of a type's values for `UserDefaults`: one of the types of a property list.
struct StorableValue<Value> {
  /// Nil for a value of a different type under the same key.
  let decode: (Any) -> Value?
  /// Nil removes the stored value.
  let encode: (Value) -> Any?
}

extension StorableValue where Value: _Storable {
  static var plain: StorableValue { StorableValue(decode: { Value._decode($0) }, encode: { $0._encoded }) }
}

extension StorableValue where Value: RawRepresentable, Value.RawValue: _Storable {
  static var raw: StorableValue {
    StorableValue(
      decode: { Value.RawValue._decode($0).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue._encoded })
  }
}

extension StorableValue {
  /// Nil means that no value is stored.
  static func optional<Wrapped>(_ wrapped: StorableValue<Wrapped>) -> StorableValue where Value == Wrapped? {
    StorableValue(decode: { wrapped.decode($0).map(Optional.some) }, encode: { $0.flatMap(wrapped.encode) })
  }
}

/// A type whose values `@AppStorage` and `@SceneStorage` keep.
public protocol _Storable {
  /// The value of a stored object; nil for one of another type.
  static func _decode(_ stored: Any) -> Self?
  var _encoded: Any { get }
}

extension _Storable {
  public static func _decode(_ stored: Any) -> Self? { stored as? Self }
  public var _encoded: Any { self }
}

/// A type of raw values of which `@AppStorage` and `@SceneStorage` keep enumerations.
public protocol _StorableRawValue: _Storable {}
extension String: _StorableRawValue {}
extension Data: _Storable {}

extension Int: _StorableRawValue {
  public static func _decode(_ stored: Any) -> Int? { (stored as? NSNumber)?.intValue }
}

extension Bool: _Storable { public static func _decode(_ stored: Any) -> Bool? { (stored as? NSNumber)?.boolValue } }

extension Double: _Storable {
  public static func _decode(_ stored: Any) -> Double? { (stored as? NSNumber)?.doubleValue }
}

extension URL: _Storable {
  public static func _decode(_ stored: Any) -> URL? { (stored as? String).flatMap(URL.init) }
  public var _encoded: Any { absoluteString }
}
