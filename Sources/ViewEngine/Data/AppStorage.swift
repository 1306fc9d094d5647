public import Foundation

/// A value of `UserDefaults` that a view reads and writes.
///
/// The view is evaluated again when another view, of this host or another one, writes the value. Where neither the wrapper
/// nor `defaultAppStorage` names a store, it is the host's own: see `ViewHost.Configuration.defaults`.
@propertyWrapper
public struct AppStorage<Value> {
  private let initial: Value
  private var place: DefaultsPlace<Value>
  private let hasStore: Bool
  private var location: DefaultsLocation<Value>?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StorableValue<Value>) {
    self.initial = initial
    place = DefaultsPlace(key: key, defaults: store ?? .standard, coding: coding)
    hasStore = store != nil
  }

  /// The value; what the wrapper was declared with as long as nothing is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? place.value ?? initial }
    nonmutating set { if let location { location.set(newValue) } else { place.store(newValue) } }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(storing: location) } else { .constant(wrappedValue) }
  }
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
    values.defaultAppStorage ?? MainActor.assumeIsolated({ node.graph.service(HostDefaults.self) }).store
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Says which defaults `@AppStorage` in the view uses where it names none; the host's own otherwise.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// MARK: What can be stored

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }

  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }

  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
  }
}
