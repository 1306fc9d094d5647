/// The storage of one `@FocusState` of one mounted view.
final class FocusLocation<Value: Hashable>: FocusHolder, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let unfocused: Value
  private let holders: FocusHolders

  init(_ unfocused: Value, holders: FocusHolders, queue: WriteQueue) {
    self.unfocused = unfocused
    self.holders = holders
    holders.isUsed = true
    state = StateLocation(unfocused, queue: queue)
  }

  var changes: UInt32 { state.changes }

  func get() -> Value { state.get() }

  func set(_ value: Value) {
    if Evaluation.warnsIfBodyWrites() { return }
    state.set(value)
    if value == unfocused { holders.release(self) } else { holders.replace(with: [self]) }
    holders.noteWrite()
  }

  /// Writes that a control has the focus, for a caller who sees to the other holders.
  func gainFocus(as value: Value) { state.set(value) }

  func loseFocus() { state.set(unfocused) }

  /// Its view is gone.
  func detach() {
    holders.forget(self)
    state.detach()
  }
}

/// What says that a control has the focus.
protocol FocusHolder: AnyObject, Sendable {
  func loseFocus()
}

/// The states of a host that say that something has the focus: one, but for a control that several describe.
final class FocusHolders: @unchecked Sendable {
  /// Whether a view has ever had a focus state.
  // NB: not guarded by the lock, for it is written and read on the main actor only.
  @exclusivity(unchecked) fileprivate(set) var isUsed = false
  private let lock = Lock()
  private var holders: [any FocusHolder] = []
  private var writeCount = 0

  /// Whether a state says that something has the focus.
  var isHeld: Bool { lock.withLock { !holders.isEmpty } }

  /// How often a view has written a focus state.
  var writes: Int { lock.withLock { writeCount } }

  func noteWrite() { lock.withLock { writeCount += 1 } }

  /// Has the focus pass to others.
  func replace(with new: [any FocusHolder]) {
    // NB: states are written after the lock is released: they compare values of a user's.
    let losers = lock.withLock {
      defer { holders = new }
      return holders.filter { holder in !new.contains { $0 === holder } }
    }
    for loser in losers { loser.loseFocus() }
  }

  /// Has nothing be focused, if it is what a holder describes that is.
  func release(_ holder: any FocusHolder) {
    if lock.withLock({ holders.contains { $0 === holder } }) { replace(with: []) }
  }

  func areHeld(by others: [any FocusHolder]) -> Bool {
    lock.withLock {
      holders.count == others.count && holders.allSatisfy { holder in others.contains { $0 === holder } }
    }
  }

  func forget(_ holder: any FocusHolder) { lock.withLock { holders.removeAll { $0 === holder } } }
}
