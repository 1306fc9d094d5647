/// The writes that wait for their pass, in groups: one for the plain writes of an event, one for each
/// `withTransaction`.
///
/// Writes come from any thread. Everything here and every stored value is guarded by `lock`; evaluation
/// takes the groups out one by one, on the main actor.
@usableFromInline
final class WriteQueue: @unchecked Sendable {
  struct Group {
    let id: UInt32
    let scope: TransactionScope?
    /// What was written: nearly always one thing, which needs no array.
    private(set) var source: Source?
    private(set) var otherSources: [Source] = []
    /// Nodes that somebody asked to be evaluated.
    var nodes: [_Node] = []
    /// Nodes that read what has changed in a model.
    var modelReaders: [_Node] = []

    mutating func add(_ source: Source) {
      if self.source == nil { self.source = source } else { otherSources.append(source) }
    }
  }

  /// The nodes that a group has made invalid, if any; nearly always one, which needs no array.
  struct InvalidGroup {
    let id: UInt32
    private(set) var first: _Node?
    private(set) var others: [_Node] = []
    /// Those that wait until they are shown again.
    private(set) var suspended: [_Node] = []
    /// What is to run after the frame.
    let completion: (() -> Void)?

    fileprivate init(_ group: Group) {
      id = group.id
      completion = group.scope?.completion?.take()
      for node in group.nodes { add(node) }
      for node in group.modelReaders {
        node.status.insert(.modelChanged)
        add(node)
      }
      group.source?.forEachReader { add($0) }
      for source in group.otherSources { source.forEachReader { add($0) } }
    }

    private mutating func add(_ node: _Node) {
      guard node.isMounted, node !== first else { return }
      if node.isSuspended {
        suspended.append(node)
      } else if first == nil {
        first = node
      } else {
        others.append(node)
      }
    }
  }

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) private var groups: [Group] = []
  @exclusivity(unchecked) private var newestGroup: UInt32 = 0
  /// What happened elsewhere than on the main actor, each to have a frame of its own.
  private var events: [PostedEvent] = []
  /// Whether an event is being worked on, which will see what is written now.
  @exclusivity(unchecked) private var isAttended = false
  @exclusivity(unchecked) private var hasAskedForFrame = false
  private let askForFrame: @Sendable () -> Void

  init(askForFrame: @escaping @Sendable () -> Void) { self.askForFrame = askForFrame }

  // MARK: Writing, with the lock held

  /// The group that a write belongs to now, and whether no older one waits before it.
  func openGroup() -> (id: UInt32, isOldest: Bool) {
    let scope = Transaction.scopes.current
    if groups.isEmpty || groups[groups.count - 1].scope !== scope {
      newestGroup &+= 1
      groups.append(Group(id: newestGroup, scope: scope))
      scope?.completion?.await()
    }
    return (newestGroup, groups.count == 1)
  }

  func add(_ source: Source) { groups[groups.count - 1].add(source) }

  /// Whether somebody has to be woken up, since no event is being worked on.
  private func needsFrame() -> Bool {
    guard !isAttended, !hasAskedForFrame else { return false }
    hasAskedForFrame = true
    return true
  }

  // MARK: Writing

  /// Runs a write under the lock, and asks for a frame if nothing else would bring one.
  func write(_ body: () -> Void) {
    let asks = lock.withLock {
      body()
      return !groups.isEmpty && needsFrame()
    }
    if asks { askForFrame() }
  }

  /// Has a node evaluated anew with the next pass.
  func invalidate(_ node: _Node) {
    write {
      _ = openGroup()
      groups[groups.count - 1].nodes.append(node)
    }
  }

  /// Has a node evaluated anew because of a model.
  ///
  /// - Parameter isDependent: whether the node still depends on what has changed; asked with the lock held.
  func invalidate(modelReader node: _Node, if isDependent: () -> Bool) {
    write {
      guard isDependent() else { return }
      _ = openGroup()
      groups[groups.count - 1].modelReaders.append(node)
    }
  }

  /// Has an event happen on the main actor.
  func post(_ event: PostedEvent) {
    let asks = lock.withLock {
      events.append(event)
      return events.count == 1
    }
    if asks { askForFrame() }
  }

  // MARK: Working

  var isEmpty: Bool { lock.withLock { groups.isEmpty && events.isEmpty } }
  var hasWrites: Bool { lock.withLock { !groups.isEmpty } }

  func takeEvents() -> [PostedEvent] {
    lock.withLock {
      defer { events = [] }
      return events
    }
  }

  func attend() {
    lock.withLock {
      isAttended = true
      hasAskedForFrame = false
    }
  }

  /// Takes the oldest group out; stops attending if there is none, or if what is left has to wait.
  func takeFirst(orLeaveIf hasToWait: Bool) -> InvalidGroup? {
    // NB: released after the lock is, as the last reference to a node may be in it.
    var first: Group?
    return lock.withLock {
      guard !groups.isEmpty, !hasToWait else {
        isAttended = false
        return nil
      }
      first = groups.count == 1 ? groups.removeLast() : groups.removeFirst()
      return first.map { InvalidGroup($0) }
    }
  }
}
