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

  /// The stored value; before a write, the wrapper's default. A write before the view is mounted is lost.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { Binding(storing: location) } else { .constant(initial) }
  }
}

extension SceneStorage {
  package var placeKey: String? { key }
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
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .int) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .double) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .string) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .data) }

  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.bool)) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.int)) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.double)) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.string)) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }
  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.data)) }

  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  /// Keeps the value as long as the host, or for `Configuration.sceneIdentifier`.
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
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

  /// The key of a scene's values in the defaults, a dictionary.
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
  func detach() {
    for slot in lock.withLock({ slots.values }) { slot.detach() }
  }
}

extension SceneStore: EndingService {
  /// The store of a host whose scene has no name.
  convenience init(of graph: Graph) { self.init(scene: nil) }
  func end() { detach() }
}

extension Graph {
  var sceneStore: SceneStore { service(SceneStore.self) }
}

/// One view's location of a value that its host keeps.
final class SceneLocation<Value>: ValueStore, @unchecked Sendable {
  // Shared with other views, so it is not detached when one of them goes.
  private let stored: StateLocation<Value?>
  private let initial: Value
  private let store: (Value) -> Void

  init(_ stored: StateLocation<Value?>, initial: Value, store: @escaping (Value) -> Void) {
    self.stored = stored
    self.initial = initial
    self.store = store
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
