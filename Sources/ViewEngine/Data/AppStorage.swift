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

extension AppStorage: DefaultsProperty {
  var objectDefaults: any SharedDefaults { property }
}

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

extension View {
  /// Selects the defaults for each `@AppStorage` in the view that names none; otherwise the host's own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// MARK: What can be stored

extension AppStorage {
  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: Codable {
  /// A value that is stored as JSON.
  @_spi(AppleNames) public init(json initial: Value, _ key: String, _ store: UserDefaults?) {
    let coding = StorableValue<Value>(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
    self.init(initial, key, store, coding)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }

  /// Reads the value from the store, or uses the given one where there is none.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
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

extension StorableValue {
  static var bool: StorableValue<Bool> { number(\.boolValue) }
  static var int: StorableValue<Int> { number(\.intValue) }
  static var double: StorableValue<Double> { number(\.doubleValue) }
  static var string: StorableValue<String> { StorableValue<String>(decode: { $0 as? String }, encode: { $0 }) }
  static var data: StorableValue<Data> { StorableValue<Data>(decode: { $0 as? Data }, encode: { $0 }) }

  static var url: StorableValue<URL> {
    StorableValue<URL>(decode: { ($0 as? String).flatMap(URL.init) }, encode: \.absoluteString)
  }

  private static func number<Number>(_ value: @escaping (NSNumber) -> Number) -> StorableValue<Number> {
    StorableValue<Number>(decode: { ($0 as? NSNumber).map(value) }, encode: { $0 })
  }

  /// Nil means that no value is stored.
  static func optional<Wrapped>(_ wrapped: StorableValue<Wrapped>) -> StorableValue where Value == Wrapped? {
    StorableValue(decode: { wrapped.decode($0).map(Optional.some) }, encode: { $0.flatMap(wrapped.encode) })
  }

  static func raw(_ rawValue: StorableValue<Value.RawValue>) -> StorableValue where Value: RawRepresentable {
    StorableValue(decode: { rawValue.decode($0).flatMap(Value.init) }, encode: { rawValue.encode($0.rawValue) })
  }
}
