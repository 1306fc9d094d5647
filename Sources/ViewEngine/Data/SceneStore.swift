/// The values that a host keeps for `@SceneStorage`.
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

  /// Where a value is kept; nil is in it as long as nothing was stored.
  func location<Value>(of name: String, queue: WriteQueue) -> StateLocation<Value?> {
    lock.withLock {
      let key = Key(name: name, type: ObjectIdentifier(Value.self))
      if let known = slots[key]?.location as? StateLocation<Value?> { return known }
      let location = StateLocation<Value?>(nil, queue: queue)
      slots[key] = Slot(location: location) { location.detach() }
      return location
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

  init(_ stored: StateLocation<Value?>, initial: Value) {
    self.stored = stored
    self.initial = initial
  }

  var changes: UInt32 { stored.tracking.changes }

  override func get() -> Value { stored.get() ?? initial }
  override func set(_ value: Value) { stored.set(value) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneLocation<Value> else { return false }
    return stored === other.stored
  }
}
