/// The storage of one `@State` of one mounted view.
@usableFromInline
final class StateLocation<Value>: Location<Value>, Source, @unchecked Sendable {
  private let queue: WriteQueue
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var readers = Readers()
  /// What groups of writes still wait to see; nearly always nothing.
  @exclusivity(unchecked) private var history: History?
  @exclusivity(unchecked) private var pendingGroup: UInt32 = 0
  @exclusivity(unchecked) private(set) var changes: UInt32 = 0

  @usableFromInline init(_ value: Value, queue: WriteQueue) {
    self.value = value
    self.queue = queue
  }

  @usableFromInline override func get() -> Value {
    let evaluation = Evaluation.current
    queue.lock.lock()
    defer { queue.lock.unlock() }
    guard let evaluation else { return value }
    if let node = evaluation.node { readers.add(node) }
    // NB: no array here, whose type the runtime would have to look up at each read.
    guard let history else { return value }
    return history.value(for: evaluation.group) ?? value
  }

  @usableFromInline override func set(_ newValue: Value) {
    if Evaluation.refusesWrite() { return }
    let old = queue.lock.withLock { value }
    if isEqual(old, newValue) { return }
    // NB: what is replaced must be released after the lock is: its deinit may be a user's.
    var replaced = newValue
    var forgotten: History?
    queue.write {
      let group = queue.openGroup()
      if group.isOldest {
        swap(&forgotten, &history)
      } else if pendingGroup != group.id {
        if history == nil { history = History() }
        history?.values.append((group.id, value))
      }
      if pendingGroup != group.id {
        pendingGroup = group.id
        queue.add(self)
      }
      swap(&value, &replaced)
      changes &+= 1
    }
    _ = (replaced, forgotten)
  }

  @usableFromInline func forEachReader(_ body: (_Node) -> Void) { readers.forEach(body) }

  /// Forgets who read it: its view is gone.
  func detach() { queue.lock.withLock { readers.removeAll() } }
}

extension StateLocation {
  /// The values that were there before each of the groups that wait, oldest first.
  private final class History {
    var values: [(before: UInt32, value: Value)] = []

    /// What a group is to see: nothing of what was written in a later one.
    func value(for group: UInt32) -> Value? { values.first { $0.before > group }?.value }
  }
}

/// By `==` where there is one; a value without it always counts as changed.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else { return false }
  return isEqual(first, to: second)
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  first == second as? Value
}
