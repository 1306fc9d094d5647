public import Foundation

/// A value that a scene keeps: here the host, for as long as it lives, also while no view asks for it.
///
/// All views of a host that name the same key, and the same type, share the value.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: SceneLocation<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value; what the wrapper was declared with as long as nothing is stored. A write before the view is
  /// mounted has nowhere to go.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(location) } else { .constant(initial) }
  }
}

extension SceneStorage: DynamicProperty, MountedProperty {
  mutating func mount(in node: _Node, previous: SceneStorage?) {
    if let previous, previous.key == key, let location = previous.location {
      self.location = location
    } else {
      location = SceneLocation(node.graph.sceneStore.location(of: key, queue: node.graph.queue), initial: initial)
    }
  }

  func isSame(as other: SceneStorage) -> Bool { key == other.key }
  var changes: UInt32 { location?.changes ?? 0 }
}

// MARK: What can be stored

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue)
  }

  public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}
