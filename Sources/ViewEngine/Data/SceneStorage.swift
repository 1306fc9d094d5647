import Foundation

/// All views of a host that name the same key, and the same type, share the value. With a name of the scene in the
/// configuration, `UserDefaults.standard` keeps it, and the next host of that name restores it.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private let coding: StorableValue<Value>
  private var location: SceneLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StorableValue<Value>) {
    (self.key, self.initial, self.coding) = (key, initial, coding)
  }

  /// The stored value; before a write, the wrapper's default. A write before the view is mounted is lost.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(storing: location) } else { .constant(initial) }
  }
}

extension SceneStorage { package var placeKey: String? { key } }

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

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: _Storable { self.init(key, wrappedValue, .plain) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(key, wrappedValue, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? { self.init(key, nil, .optional(.plain)) }
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
    self.init(key, nil, .optional(.raw))
  }
}

/// The values that a host keeps for `@SceneStorage`, and writes into the defaults if its scene has a name.
final class SceneStore: @unchecked Sendable {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private struct Slot {
    let location: AnyObject
    let detach: () -> Void
  }

  private let lock = Lock()
  private var slots: [Key: Slot] = [:]
  /// The scene's values in the defaults; nil for a scene without a name.
  private var stored: [String: Any]?
  /// The number of writes.
  private var version: UInt64 = 0
  private var isWriting = false
  private let defaultsKey: String

  init(scene: String?) {
    defaultsKey = Self.defaultsKey(of: scene ?? "")
    stored = scene.map { _ in UserDefaults.standard.dictionary(forKey: defaultsKey) ?? [:] }
  }

  static func defaultsKey(of scene: String) -> String { "ViewEngine.SceneStorage.\(scene)" }

  /// The location of a value, which all views with the same key and type share.
  func location<Value>(
    of name: String, initial: Value, _ coding: StorableValue<Value>, queue: WriteQueue
  ) -> SceneLocation<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    let known = lock.withLock { slots[key]?.location as? StateLocation<Value?> }
    // NB: decoded without the lock, because the initialiser of a raw value may be a user's.
    let value = known ?? StateLocation(lock.withLock { stored?[name] }.flatMap(coding.decode), queue: queue)
    if known == nil { lock.withLock { slots[key] = Slot(location: value) { value.detach() } } }
    return SceneLocation(value, initial: initial) { [weak self] value in self?.store(coding.encode(value), as: name) }
  }

  private func store(_ value: Any?, as name: String) {
    let isFirst = lock.withLock {
      guard stored != nil else { return false }
      stored?[name] = value
      version += 1
      defer { isWriting = true }
      return !isWriting
    }
    // NB: written without the lock, because observers of the defaults run at once. The write in progress also writes
    // the values that they, or other threads, store meanwhile.
    var written: UInt64 = 0
    while isFirst, let next = takeUnwritten(after: &written) { UserDefaults.standard.set(next, forKey: defaultsKey) }
  }

  private func takeUnwritten(after written: inout UInt64) -> [String: Any]? {
    lock.withLock {
      guard written != version else {
        isWriting = false
        return nil
      }
      written = version
      return stored
    }
  }

  /// Forgets the readers of the values, because the host is gone.
  // Breaks the cycle of readers and the graph.
  func detach() { for slot in lock.withLock({ slots.values }) { slot.detach() } }
}

extension SceneStore: EndingService {
  /// The store of a host whose scene has no name.
  convenience init(of graph: Graph) { self.init(scene: nil) }
  func end() { detach() }
}

extension Graph { var sceneStore: SceneStore { service(SceneStore.self) } }

/// One view's location of a value that its host keeps.
final class SceneLocation<Value>: ValueStore, @unchecked Sendable {
  // Shared with other views, so it is not detached when one of them goes.
  private let stored: StateLocation<Value?>
  private let initial: Value
  private let store: (Value) -> Void

  init(_ stored: StateLocation<Value?>, initial: Value, store: @escaping (Value) -> Void) {
    (self.stored, self.initial, self.store) = (stored, initial, store)
  }

  var changes: UInt32 { stored.changes }
  func get() -> Value { stored.get() ?? initial }

  func set(_ value: Value) {
    if Evaluation.warnsIfBodyWrites() { return }
    stored.set(value)
    store(value)
  }

  func isSame(as other: SceneLocation) -> Bool { stored === other.stored }
}
