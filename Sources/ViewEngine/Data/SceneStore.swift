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
    let value: StateLocation<Value?> = lock.withLock {
      let key = Key(name: name, type: ObjectIdentifier(Value.self))
      if let known = slots[key]?.location as? StateLocation<Value?> { return known }
      let location = StateLocation<Value?>(stored?[name].flatMap(coding.decode), queue: queue)
      slots[key] = Slot(location: location) { location.detach() }
      return location
    }
    return SceneLocation(value, initial: initial) { [weak self] value in self?.store(coding.encode(value), as: name) }
  }

  private func store(_ value: Any?, as name: String) {
    lock.withLock {
      guard stored != nil else { return }
      stored?[name] = value
      UserDefaults.standard.set(stored, forKey: defaultsKey)
    }
  }

  /// Forgets who read the values: the host is gone.
  // NB: readers and the graph know each other, which has to end somewhere.
  func detach() {
    for slot in lock.withLock({ slots.values }) { slot.detach() }
  }
}

/// What one view knows of a value that its host keeps.
final class SceneLocation<Value>: Location<Value>, @unchecked Sendable {
  // NB: shared with other views, so it is not detached when one of them goes.
  private let stored: StateLocation<Value?>
  private let initial: Value
  private let store: (Value) -> Void

  init(_ stored: StateLocation<Value?>, initial: Value, store: @escaping (Value) -> Void) {
    self.stored = stored
    self.initial = initial
    self.store = store
  }

  var changes: UInt32 { stored.tracking.changes }

  override func get() -> Value { stored.get() ?? initial }

  override func set(_ value: Value) {
    if Evaluation.refusesWrite() { return }
    stored.set(value)
    store(value)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneLocation<Value> else { return false }
    return stored === other.stored
  }
}
