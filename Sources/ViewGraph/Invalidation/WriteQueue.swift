/// The writes that wait for their pass, in groups: one for the plain writes of an event, one for each
/// `withTransaction`.
/// Writes come from any thread. Everything here and every stored value is guarded by `lock`; evaluation takes the
/// groups out one by one, on the main actor.
@usableFromInline
package final class WriteQueue: @unchecked Sendable {
  @usableFromInline package let lock = Lock()
  @exclusivity(unchecked) private var groups = WriteGroups()
  @exclusivity(unchecked) private var newestGroup: UInt32 = 0
  @exclusivity(unchecked) var events: [PostedEvent] = []
  /// Whether an event is in progress, which will see writes made now.
  @exclusivity(unchecked) private var isAttended = false
  @exclusivity(unchecked) private var hasAskedForFrame = false
  /// Whether writes are ignored, because the owner is gone.
  @exclusivity(unchecked) private(set) var isClosed = false
  let askForFrame: @Sendable () -> Void
  package init(askForFrame: @escaping @Sendable () -> Void) { self.askForFrame = askForFrame }

  /// The group for a write made now, and whether no older group is pending.
  func openGroup() -> (id: UInt32, isOldest: Bool) {
    let scope = Transaction.scopes.current
    if groups.isEmpty || groups.last.scope !== scope {
      if isClosed { return (newestGroup, true) }
      newestGroup &+= 1
      groups.append(WriteGroup(id: newestGroup, scope: scope))
      scope?.observer?.hasWrites()
    }
    return (newestGroup, groups.count == 1)
  }

  func add(_ dependency: Dependency) { if !groups.isEmpty { groups.last.add(dependency) } }

  /// Whether the main actor must be woken up, because no event is in progress.
  private func needsFrame() -> Bool {
    guard !isAttended, !hasAskedForFrame else { return false }
    hasAskedForFrame = true
    return true
  }

  /// Takes the lock for a read, and returns the current evaluation of this thread, if any.
  // Not retained, because the evaluating graph keeps it.
  @usableFromInline func beginRead() -> Unmanaged<Evaluation>? {
    let evaluation = Evaluation.threadLocal.unmanaged
    lock.lock()
    return evaluation
  }

  @usableFromInline func endRead() { lock.unlock() }

  /// Runs a write under the lock, and asks for a frame if no event is in progress.
  func write(_ body: () -> Void) {
    let asks = lock.withLock {
      body()
      return !groups.isEmpty && needsFrame()
    }
    if asks { askForFrame() }
  }

  func invalidate(_ dependency: NodeDependency) { write { (_, _) = (openGroup(), add(dependency)) } }

  /// Requests an evaluation of a node in the next pass.
  package func invalidate(_ node: _Node) {
    write {
      _ = openGroup()
      if !groups.isEmpty { groups.last.add(node: node) }
    }
  }

  /// Requests an evaluation of a node if `isDependent`, called with the lock held, returns true.
  func invalidate(modelDependent node: _Node, if isDependent: () -> Bool) {
    write {
      guard isDependent() else { return }
      _ = openGroup()
      if !groups.isEmpty { groups.last.add(modelDependent: node) }
    }
  }

  /// Defers a change until the older groups are worked off, to the plain writes after those. Returns whether older
  /// groups exist; if not, the change is dropped.
  func deferChange(_ change: @escaping (((_Node) -> Void) -> Void)) -> Bool {
    lock.withLock {
      if groups.isEmpty { return false }
      _ = openGroup()
      groups.last.add(change: change)
      return true
    }
  }

  package var isEmpty: Bool { lock.withLock { groups.isEmpty && events.isEmpty } }
  var hasWrites: Bool { lock.withLock { !groups.isEmpty } }

  package func attend() {
    lock.withLock {
      isAttended = true
      hasAskedForFrame = false
    }
  }

  /// Attends if no write and no event is pending.
  // No `withLock`, whose generic result costs more than the lock.
  func attendIfEmpty() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard groups.isEmpty, events.isEmpty else { return false }
    (isAttended, hasAskedForFrame) = (true, false)
    return true
  }

  /// Takes the oldest group out; stops attending if there is none, or if the rest has to wait.
  func takeFirst(orLeaveIf hasToWait: Bool) -> InvalidGroup? {
    lock.lock()
    guard !groups.isEmpty, !hasToWait else {
      isAttended = false
      lock.unlock()
      return nil
    }
    let invalid = InvalidGroup(groups.removeFirst())
    lock.unlock()
    return invalid
  }

  /// Accepts no further writes, because the owner is gone.
  // NB: a closure may keep a state, and with it the queue, which must not keep later writes.
  func close() {
    var dropped = (groups: WriteGroups(), events: [PostedEvent]())
    lock.withLock {
      isClosed = true
      swap(&dropped.groups, &groups)
      swap(&dropped.events, &events)
    }
    withExtendedLifetime(dropped) {}
  }
}
