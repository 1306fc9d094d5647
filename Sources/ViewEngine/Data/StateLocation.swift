/// The storage of one `@State` of one mounted view.
@usableFromInline
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  // NB: what does not depend on `Value` comes first, so that reading it needs no look-up of a type.
  @exclusivity(unchecked) @usableFromInline var tracking: ReadTracking
  /// What groups of writes still wait to see; nearly always nothing.
  @exclusivity(unchecked) private var history: StateHistory<Value>?
  @exclusivity(unchecked) @usableFromInline var value: Value

  @usableFromInline init(_ value: Value, queue: WriteQueue) {
    self.value = value
    tracking = ReadTracking(queue)
  }

  @inlinable override func get() -> Value {
    if tracking.beginRead() { return earlierValue() }
    let value = value
    tracking.endRead()
    return value
  }

  /// What the group of writes that is evaluated now is to see, though a later one has written already.
  @usableFromInline @inline(never) func earlierValue() -> Value {
    defer { tracking.endRead() }
    guard let group = Evaluation.current?.group else { return value }
    return history?.value(for: group) ?? value
  }

  @usableFromInline override func set(_ newValue: Value) {
    if Evaluation.refusesWrite() || isEqual(latest, newValue) { return }
    let queue = tracking.queue
    // NB: what is replaced must be released after the lock is: its deinit may be a user's.
    var replaced = newValue
    var forgotten: StateHistory<Value>?
    queue.write {
      let group = queue.openGroup()
      let isFirstWrite = tracking.pendingGroup != group.id
      if group.isOldest {
        if tracking.hasHistory { swap(&forgotten, &history) }
        tracking.hasHistory = false
      } else if isFirstWrite {
        if history == nil { history = StateHistory() }
        history?.add(value, before: group.id)
        tracking.hasHistory = true
      }
      if isFirstWrite {
        tracking.pendingGroup = group.id
        queue.add(self)
      }
      swap(&value, &replaced)
      tracking.changes &+= 1
    }
    _ = (replaced, forgotten)
  }

  /// The value, whoever asks, whichever group it was written in.
  private var latest: Value { tracking.queue.lock.withLock { value } }

  @usableFromInline override func forEachReader(_ body: (_Node) -> Void) { tracking.readers.forEach(body) }

  /// Forgets who read it: its view is gone.
  func detach() { tracking.queue.lock.withLock { tracking.readers.removeAll() } }
}

/// The values that a state had before each of the groups of writes that wait, oldest first.
final class StateHistory<Value> {
  private var values: [(before: UInt32, value: Value)] = []

  func add(_ value: Value, before group: UInt32) { values.append((group, value)) }

  /// What a group is to see: nothing of what was written in a later one.
  func value(for group: UInt32) -> Value? { values.first { $0.before > group }?.value }
}

/// By `==` where there is one; a value without it always counts as changed.
@inlinable func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  // NB: the type is cast and not the values, which would be boxed.
  func compare<Known: Equatable>(as type: Known.Type) -> Bool {
    unsafeBitCast(first, to: type) == unsafeBitCast(second, to: type)
  }
  guard let type = Value.self as? any Equatable.Type else { return false }
  return compare(as: type)
}
