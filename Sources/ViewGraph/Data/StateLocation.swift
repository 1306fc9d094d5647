/// The storage of one `@State` of one mounted view.
@usableFromInline
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  // Fields that do not depend on `Value` come first, so that reading them needs no look-up of a type.
  // NB: the queue's lock guards all properties except the queue. Take the lock before an access begins.
  @usableFromInline let queue: WriteQueue
  @exclusivity(unchecked) @usableFromInline var tracking = DependencyTracking()
  /// The earlier values that pending groups of writes still need; nearly always nil.
  @exclusivity(unchecked) private var history: StateHistory<Value>?
  /// The node whose view owns the state; nil for other storage.
  @exclusivity(unchecked) private var owner: _Node?
  /// The value of the owner's newest copy, if it was written since without a read; nearly always nil.
  @exclusivity(unchecked) private var snapshot: StateSnapshot<Value>?
  @exclusivity(unchecked) @usableFromInline var value: Value

  @usableFromInline package init(_ value: Value, queue: WriteQueue) {
    (self.value, self.queue) = (value, queue)
  }

  convenience init(_ value: Value, of owner: _Node) {
    self.init(value, queue: owner.graph.queue)
    self.owner = owner
  }

  @inlinable package override func get() -> Value { read(byCopy: false) }

  /// - Parameter byCopy: whether a copy of the view reads, which does not see writes since its evaluation before the
  ///   first such read.
  @inlinable final func read(byCopy: Bool) -> Value {
    let evaluation = queue.beginRead()
    if let evaluation {
      if byCopy { tracking.isRead = true }
      if tracking.noteRead(in: evaluation, of: queue) {
        return otherValue(in: evaluation.takeUnretainedValue(), byCopy: byCopy)
      }
    }
    let value = value
    queue.endRead()
    return value
  }

  /// The value for the group that is evaluated now, without later groups' writes. A body in another host reads the
  /// newest value, because that host has its own groups.
  @usableFromInline @inline(never) func otherValue(in evaluation: Evaluation, byCopy: Bool) -> Value {
    guard evaluation.queue !== queue else {
      defer { queue.endRead() }
      if byCopy, let snapshot, let owner, snapshot.evaluation == owner.evaluations {
        // Later writes evaluate the owner, whose closures then see them.
        tracking.dependents.add(owner, displacingInto: &evaluation.displaced)
        return snapshot.value
      }
      return history?.value(for: evaluation.group) ?? value
    }
    let value = value
    let reader = evaluation.node.map { ($0, host: tracking.otherHost(of: $0)) }
    queue.endRead()
    if let (node, host) = reader { host.add(node) }
    return value
  }

  @inlinable package override func set(_ newValue: Value) {
    if Evaluation.warnsIfBodyWrites() || isEqual(latest, newValue) { return }
    replace(by: newValue)
  }

  @usableFromInline func replace(by newValue: Value) {
    // NB: release the replaced value after the lock: its deinit may be a user's.
    var replaced = newValue
    var forgotten: AnyObject?
    var outdated: AnyObject?
    var others: [OtherHost] = []
    queue.write {
      let group = queue.openGroup()
      let isFirstWrite = tracking.pendingGroup != group.id
      if isFirstWrite, tracking.hasHistory {
        if group.isOldest { (forgotten, history) = (history, nil) }
        if tracking.isRead { (outdated, snapshot) = (snapshot, nil) }
        tracking.hasHistory = history != nil || snapshot != nil
      }
      if isFirstWrite, !group.isOldest || !tracking.isRead && owner != nil {
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
      if !tracking.others.isEmpty { others = tracking.others }
    }
    for host in others { host.noteWrite() }
    // One by one, because a tuple of them would need a look-up of its type.
    withExtendedLifetime(replaced) {}
    withExtendedLifetime(forgotten) {}
    withExtendedLifetime(outdated) {}
  }

  /// The newest value of all groups, for any reader.
  // No `withLock`, whose generic result costs more than the lock.
  @inlinable var latest: Value {
    queue.lock.lock()
    defer { queue.lock.unlock() }
    return value
  }

  package override var changes: UInt32 { queue.lock.withLock { tracking.changes } }

  override func addDependents(to nodes: inout InvalidNodes) {
    if !tracking.isRead { takeSnapshot() }
    tracking.dependents.add(to: &nodes)
  }

  /// Keeps the value that the owner's newest evaluation saw, unless it is kept already.
  // NB: releases nothing, because the lock is held.
  private func takeSnapshot() {
    guard let owner, let history, snapshot?.evaluation != owner.evaluations,
      let value = history.value(for: owner.graph.evaluation.group)
    else { return }
    if let snapshot { history.outdated.append(snapshot) }
    snapshot = StateSnapshot(value: value, evaluation: owner.evaluations)
  }

  /// Forgets its readers, because its view is gone.
  package func detach() {
    var dependents = Dependents()
    var owned: [AnyObject?] = []
    queue.lock.withLock {
      swap(&dependents, &tracking.dependents)
      owned = [owner, history, snapshot]
      (owner, history, snapshot) = (nil, nil, nil)
      tracking.hasHistory = false
    }
    withExtendedLifetime((dependents, owned)) {}
  }
}
