import Foundation

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
  /// What is in the defaults for the scene; nil for a scene without a name.
  private var stored: [String: Any]?
  /// How often something was stored.
  private var version: UInt64 = 0
  private var isWriting = false
  private let defaultsKey: String

  init(scene: String?) {
    defaultsKey = Self.defaultsKey(of: scene ?? "")
    stored = scene.map { _ in UserDefaults.standard.dictionary(forKey: defaultsKey) ?? [:] }
  }

  /// Where the values of a scene are in the defaults, as a dictionary.
  static func defaultsKey(of scene: String) -> String { "ViewEngine.SceneStorage.\(scene)" }

  /// What a view knows of a value: the same as other views that name the key, and the type.
  func location<Value>(
    of name: String, initial: Value, _ coding: StorableValue<Value>, queue: WriteQueue
  ) -> SceneLocation<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    let known = lock.withLock { slots[key]?.location as? StateLocation<Value?> }
    // NB: decoded while the lock is free, for the initialiser of a raw value may be a user's.
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
    // NB: written while the lock is free, for those who observe defaults run at once; what they, or other threads,
    // store meanwhile is written by whoever writes already.
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

  /// Forgets who read the values: the host is gone.
  // NB: readers and the graph know each other, which has to end somewhere.
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

/// What one view knows of a value that its host keeps.
final class SceneLocation<Value>: ValueStore, @unchecked Sendable {
  // NB: shared with other views, so it is not detached when one of them goes.
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
