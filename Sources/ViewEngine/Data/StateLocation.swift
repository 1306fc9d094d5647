/// The storage of one `@State` of one mounted view.
@usableFromInline
final class StateLocation<Value>: Location<Value>, Source, @unchecked Sendable {
  private let queue: WriteQueue
  private var value: Value
  private var readers = Readers()
  /// The values that groups of writes still wait to see, oldest first: `value` held before `group`.
  private var history: [(before: UInt32, value: Value)] = []
  private var pendingGroup: UInt32 = 0
  private(set) var changes: UInt32 = 0

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
    if history.isEmpty { return value }
    return history.first { $0.before > evaluation.group }?.value ?? value
  }

  @usableFromInline override func set(_ newValue: Value) {
    if Evaluation.refusesWrite() { return }
    let old = queue.lock.withLock { value }
    if isEqual(old, newValue) { return }
    // NB: what is replaced must be released after the lock is: its deinit may be a user's.
    var replaced = newValue
    var forgotten: [(before: UInt32, value: Value)] = []
    queue.write {
      let group = queue.openGroup()
      if group.isOldest {
        swap(&forgotten, &history)
      } else if pendingGroup != group.id {
        history.append((group.id, value))
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

/// By `==` where there is one; a value without it always counts as changed.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else { return false }
  return isEqual(first, to: second)
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  first == second as? Value
}
