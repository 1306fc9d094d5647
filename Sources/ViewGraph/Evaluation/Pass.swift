/// One pass: evaluates the out-of-date nodes and collects their actions.
/// It is handed down `inout` and cannot be copied. Only `finish()`, which consumes it, returns the actions,
/// so that none can run before the tree is consistent.
@MainActor
public struct _Pass: ~Copyable {
  @usableFromInline package let graph: Graph
  /// The node whose content the walk is in.
  // Not retained, and neither is its scope. Both are mounted, or among `buffers.removed`. No other pass of the graph
  // removes nodes meanwhile (`Graph.isEvaluating`).
  @usableFromInline package unowned(unsafe) var node: _Node
  /// The environment at the place that the walk has reached.
  @usableFromInline package unowned(unsafe) var scope: _EnvironmentScope
  @usableFromInline var cursor: SpliceList<PassAction>.Cursor
  @usableFromInline var buffers: Buffers
  /// Nodes whose visibility may have changed, each with the cursor for its appear and disappear actions.
  @usableFromInline var watched: [(node: _Node, cursor: SpliceList<PassAction>.Cursor)] = []
  @usableFromInline package var nextSiblingIndex: Int32 = 0
  /// What content that is mounted now is to the view around it.
  @usableFromInline package var contentRole = ContentRole.none
  /// Whether equal views are evaluated too, because the root was requested again.
  @usableFromInline var forcesEvaluation = false
  @usableFromInline let frame: UInt32
  @usableFromInline let budget: UInt32
  @usableFromInline package let reversesSiblings: Bool
  /// Whether a recorder receives what is mounted and run.
  @usableFromInline let records: Bool
  @usableFromInline package let captureRule: CaptureRule
  /// The limit of nested nodes; `stops(at:)` checks each node that is made beyond it.
  @usableFromInline var depthLimit: Int32
  /// The types of views that contain themselves without an end.
  private var endless: Set<ObjectIdentifier> = []

  /// Pending work for a node, with the cursor for its actions.
  @usableFromInline package struct Scheduled {
    @usableFromInline let node: _Node
    @usableFromInline let cursor: SpliceList<PassAction>.Cursor
    @usableFromInline let work: Work
    @inlinable init(node: _Node, cursor: SpliceList<PassAction>.Cursor, work: Work) {
      (self.node, self.cursor, self.work) = (node, cursor, work)
    }
  }

  @usableFromInline package enum Work: Sendable {
    case evaluate
    /// Evaluates it, and the views in it even if they are equal.
    case force
    /// Walks down to the out-of-date nodes below it; it is up to date itself.
    case descend
    case change(_Presence)
  }

  init(_ graph: Graph, at node: _Node, buffers: consuming Buffers) {
    self.graph = graph
    self.node = node
    scope = node.scope
    self.buffers = buffers
    cursor = 0
    frame = graph.frame
    budget = UInt32(clamping: graph.budget)
    reversesSiblings = graph.configuration.reversesSiblings
    records = graph.configuration.records
    captureRule = graph.configuration.captureRule
    depthLimit = graph.configuration.depthLimit
  }

  /// Adds a new node at the place that the walk has reached.
  @inlinable package mutating func insert(_ node: _Node) {
    takeSiblingIndex(node)
    if node.depth > depthLimit, stops(at: node) { return }
    schedule(node, .evaluate)
  }

  /// Whether a view is left empty, because it is nested too deep or its type contains itself without an end.
  // That type is left out of the rest of the pass. A body that contains it twice has too many paths to walk.
  @usableFromInline mutating func stops(at node: _Node) -> Bool {
    let deepest = graph.configuration.depthLimit
    if depthLimit > 0 {
      depthLimit = 0
      let name = node.viewType.map { "\($0)" } ?? "A view"
      graph.warn(
        "\(name) is nested \(deepest) levels deep and is not evaluated.\n\n"
          + "To fix, check whether its body contains a view of its own type without an end.")
      let types = sequence(first: node, next: \.parent).compactMap { $0.viewType.map { ObjectIdentifier($0) } }
      endless = Set(Dictionary(grouping: types) { $0 }.filter { $0.value.count > deepest / 250 }.keys)
    }
    return node.depth > deepest || (node.viewType.map { endless.contains(ObjectIdentifier($0)) } ?? endless.isEmpty)
  }

  /// Passes an existing node: evaluates it if it changed, or walks into it if a part of it did.
  @inlinable package mutating func revisit(_ node: _Node, changed: Bool) {
    takeSiblingIndex(node)
    if changed || forcesEvaluation {
      node.status.insert(.outOfDate)
      node.status.insert(.replaced)
    }
    if node.status.contains(.outOfDate) || node.status.contains(.onPath) { scheduleMarked(node) }
  }

  /// Walks into a node at once, unless its reads of models must be kept apart from those of the enclosing node. For a
  /// modifier and its content only. The static type of a body limits their nesting, and so the depth of the stack;
  /// views are nested as deep as data says, and are scheduled.
  @inlinable mutating func walk(into node: _Node, _ evaluate: (inout _Pass) -> Void) {
    takeSiblingIndex(node)
    if node.status.contains(.mayReadModels) { return schedule(node, forcesEvaluation ? .force : .evaluate) }
    unowned(unsafe) let reader = graph.evaluation.node
    if node.status.contains(.isWatched) { watch(node) { $0.enter(node, evaluate) } } else { enter(node, evaluate) }
    graph.evaluation.node = reader
  }

  @inlinable mutating func enter(_ node: _Node, _ evaluate: (inout _Pass) -> Void) {
    unowned(unsafe) let outer = self.node
    let outerSiblingIndex = nextSiblingIndex
    (self.node, nextSiblingIndex) = (node, 0)
    evaluate(&self)
    self.node = outer
    nextSiblingIndex = outerSiblingIndex
  }

  @inlinable package mutating func takeSiblingIndex(_ node: _Node) {
    node.siblingIndex = nextSiblingIndex
    nextSiblingIndex &+= 1
  }

  @inlinable mutating func scheduleMarked(_ node: _Node) { schedule(node, work(for: node)) }

  /// The work that the marks of a node ask for.
  @inlinable func work(for node: _Node) -> Work { node.isOutOfDate ? .evaluate : .descend }

  @inlinable package mutating func schedule(_ node: _Node, _ work: Work) {
    buffers.scheduled.append(Scheduled(node: node, cursor: buffers.actions.mark(at: &cursor), work: work))
    if node.status.contains(.isWatched) { watch(node) }
  }

  /// Collects an action at the place that the walk has reached.
  @inlinable package mutating func collect(_ action: @escaping () -> Void) {
    buffers.actions.insert(PassAction(action), at: &cursor)
  }

  /// Whether the walk is off screen: in a part put away, or about to be shown again.
  /// Views mounted there do not appear yet, and views removed there have disappeared already.
  @inlinable package var isHidden: Bool { node.status.contains(.hidden) }

  /// Puts the actions that `walk` collects, and those that follow in this pass, between two others.
  package mutating func collect<Result>(in bracket: any ActionBracket, _ walk: (inout _Pass) -> Result) -> Result {
    let end = open(bracket)
    defer { cursor = end }
    return walk(&self)
  }

  /// - Returns: the cursor behind the bracket.
  private mutating func open(_ bracket: any ActionBracket) -> SpliceList<PassAction>.Cursor {
    collect { [graph] in graph.enter(bracket) }
    var end = cursor
    buffers.actions.insert(PassAction { [graph] in graph.leave(bracket) }, at: &end)
    // Kept, so that an entered bracket ends with its actions, even if the host is dismissed.
    buffers.actions.keepLast(at: end)
    return end
  }

  @usableFromInline package struct Siblings {
    @usableFromInline let start: SpliceList<PassAction>.Cursor
    @usableFromInline var end: SpliceList<PassAction>.Cursor
    @inlinable init(at cursor: SpliceList<PassAction>.Cursor) {
      start = cursor
      end = cursor
    }
  }

  @inlinable package func beginSiblings() -> Siblings { Siblings(at: cursor) }

  /// In reverse, each sibling goes before those that came earlier, and the first of them stays the last.
  @inlinable package mutating func nextSibling(_ siblings: inout Siblings) {
    guard reversesSiblings else { return }
    if siblings.end == siblings.start { siblings.end = cursor }
    cursor = siblings.start
  }

  @inlinable package mutating func endSiblings(_ siblings: Siblings) {
    if reversesSiblings, siblings.end != siblings.start { cursor = siblings.end }
  }

  /// Does the work for a node, and all work that it schedules.
  mutating func run(_ node: _Node, _ work: Work) {
    let first = cursor
    if node.status.contains(.isWatched) { watch(node) }
    run(node, at: first, work)
    while let next = buffers.scheduled.popLast() { run(next.node, at: next.cursor, next.work) }
    if !watched.isEmpty { settlePresence() }
  }

  private mutating func run(_ node: _Node, at cursor: SpliceList<PassAction>.Cursor, _ work: Work) {
    enter(node, at: cursor)
    let first = buffers.scheduled.count
    if !graph.services.bracketing.isEmpty { openBrackets(around: node) }
    switch work {
    case .evaluate: if node.isMounted { evaluate(node) }
    case .force:
      forcesEvaluation = true
      if node.isMounted { evaluate(node) }
      forcesEvaluation = false
    case .descend: descend(into: node)
    case .change(let presence): change(node, to: presence)
    }
    // Reversed, because the list is worked off from its end.
    if buffers.scheduled.count - first > 1 { buffers.scheduled[first...].reverse() }
  }

  private mutating func openBrackets(around node: _Node) {
    for service in graph.services.bracketing {
      if let bracket = service.bracket(in: node.scope) { _ = open(bracket) }
    }
  }

  private mutating func evaluate(_ node: _Node) {
    if node.status.contains(.mayReadModels) { evaluateRegisteringModels(node) } else { node.evaluator(node, &self) }
  }

  private mutating func enter(_ node: _Node, at cursor: SpliceList<PassAction>.Cursor) {
    self.node = node
    self.cursor = cursor
    scope = node.scope
    nextSiblingIndex = 0
    contentRole = node.contentRole
  }

  private mutating func descend(into node: _Node) {
    let order: (_Node, _Node) -> Bool =
      reversesSiblings ? { $0.siblingIndex > $1.siblingIndex } : { $0.siblingIndex < $1.siblingIndex }
    for child in node.takeMarked().sorted(by: order) { scheduleMarked(child) }
  }

  private mutating func change(_ node: _Node, to presence: _Presence) {
    switch presence {
    case .shown: guard node.isHidden, !node.status.contains(.away) else { return }
    case .hidden: guard !node.isHidden else { return }
    case .removed: guard node.isMounted else { return }
    }
    node.change(to: presence, in: &self)
    switch presence {
    case .shown: node.status.remove(.hidden)
    case .hidden: node.status.insert(.hidden)
    case .removed:
      if node.status.contains(.readsModels) { graph.modelDependents.remove(node) }
      node.status = []
      node.dropRecord()
      node.marked = []
      buffers.removed.append(node)
    }
  }

  /// The tree is consistent, the actions may run.
  consuming func finish() -> PassActions { PassActions(buffers) }

  /// The storage of a pass, which the next pass reuses.
  @usableFromInline struct Buffers: ~Copyable {
    @usableFromInline var actions = SpliceList<PassAction>()
    @usableFromInline var scheduled: [Scheduled] = []
    /// The removed nodes, whose content is released when the actions have run.
    var removed: [_Node] = []
  }
}
