public import Foundation

/// A value that a scene keeps, here the host: also while no view asks for it, and beyond the host's life if its
/// configuration names the scene.
///
/// All views of a host that name the same key, and the same type, share the value. A scene with a name is kept in
/// `UserDefaults.standard`, and restored by the next host of that name.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private let coding: StorableValue<Value>
  private var location: SceneLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StorableValue<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value; what the wrapper was declared with as long as nothing is stored. A write before the view is
  /// mounted has nowhere to go.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(storing: location) } else { .constant(initial) }
  }
}

extension SceneStorage: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: SceneStorage?) {
    if let previous, previous.key == key, let location = previous.location {
      self.location = location
    } else {
      let store = MainActor.assumeIsolated { node.graph.sceneStore }
      location = store.location(of: key, initial: initial, coding, queue: node.graph.queue)
    }
  }

  package func isSame(as other: SceneStorage) -> Bool { key == other.key }
  package var changes: UInt32 { location?.changes ?? 0 }
}

// MARK: What can be stored

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .int) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .double) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .string) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .data) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.bool)) }
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.int)) }
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.double)) }
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.string)) }
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.data)) }

  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
