/// One pass: the evaluation of what is out of date, in which actions are collected.
///
/// It is handed down `inout` and cannot be copied; only `finish()`, which consumes it, gives the actions,
/// so that none can run before the tree is consistent.
@MainActor
public struct _Pass: ~Copyable {
  @usableFromInline package let graph: Graph
  /// The node whose content is being walked over.
  @usableFromInline package var node: _Node
  /// The environment at the place that the walk has reached.
  @usableFromInline package var scope: _EnvironmentScope
  @usableFromInline var cursor: SpliceList<() -> Void>.Cursor
  @usableFromInline var actions: SpliceList<() -> Void>
  @usableFromInline var scheduled: [Scheduled]
  /// The nodes that may have come to show something, or nothing, and where the actions belong that follow from it.
  @usableFromInline var watched: [(node: _Node, cursor: SpliceList<() -> Void>.Cursor)] = []
  /// The nodes that are removed, to let go of what they have when the actions have run.
  var removed: [_Node] = []
  @usableFromInline package var nextSiblingIndex: Int32 = 0
  /// Whether the walk is where the rows of a container stand that shows some of them at a time.
  @usableFromInline package var isAmongRows = false
  /// Whether views are evaluated though they are equal: somebody asked for the root anew.
  @usableFromInline var forcesEvaluation = false
  @usableFromInline let frame: UInt32
  @usableFromInline let budget: UInt32
  @usableFromInline package let reversesSiblings: Bool
  /// Whether somebody is told what is mounted and run.
  @usableFromInline let records: Bool
  @usableFromInline let captureRule: _CaptureRule

  /// What is still to be done for a node, and where in the list of actions its own belong.
  @usableFromInline package struct Scheduled {
    @usableFromInline let node: _Node
    @usableFromInline let cursor: SpliceList<() -> Void>.Cursor
    @usableFromInline let work: Work
    @inlinable init(node: _Node, cursor: SpliceList<() -> Void>.Cursor, work: Work) {
      self.node = node
      self.cursor = cursor
      self.work = work
    }
  }

  @usableFromInline package enum Work: Sendable {
    case evaluate
    /// The same, and the views in it though they are equal.
    case force
    /// It is up to date; something below it is not.
    case descend
    case change(_Presence)
  }

  init(_ graph: Graph, root: _Node, buffers: consuming Buffers) {
    self.graph = graph
    node = root
    scope = root.scope
    actions = buffers.actions
    scheduled = buffers.scheduled
    cursor = 0
    frame = graph.frame
    budget = UInt32(clamping: graph.budget)
    reversesSiblings = graph.configuration.reversesSiblings
    records = graph.configuration.records
    captureRule = graph.configuration.captureRule
  }

  /// Adds a new node at the place that the walk has reached.
  @inlinable package mutating func insert(_ node: _Node) {
    takeSiblingIndex(node)
    if node.depth > Self.depthLimit { return stop(at: node) }
    schedule(node, .evaluate)
  }

  /// How many nodes may be nested: a body that contains its own view has no end.
  @usableFromInline static var depthLimit: Int32 { 250_000 }

  /// Says that a view is nested too deep, and leaves it empty.
  @usableFromInline func stop(at node: _Node) {
    graph.warn(
      "\(node.viewType.map { "\($0)" } ?? "A view") is nested \(Self.depthLimit) levels deep and is not evaluated: does "
        + "its body contain a view of its own type, without an end?")
  }

  /// Passes by a node that is there already: it is evaluated if it changed, or walked into if something in it did.
  @inlinable package mutating func revisit(_ node: _Node, changed: Bool) {
    takeSiblingIndex(node)
    if changed || forcesEvaluation { node.status.insert([.outOfDate, .replaced]) }
    if !node.status.isDisjoint(with: [.outOfDate, .onPath]) { scheduleMarked(node) }
  }

  /// Walks into a node at once, unless the models that it reads are to be told from those of what is around it.
  ///
  /// NB: for a modifier and its content only. How deep these are nested is in the static type of a body, so
  /// that the stack is as deep as that; views are nested as deep as data says, and wait for their turn.
  @inlinable mutating func walk(into node: _Node, _ evaluate: (inout _Pass) -> Void) {
    takeSiblingIndex(node)
    if node.status.contains(.mayReadModels) { return schedule(node, forcesEvaluation ? .force : .evaluate) }
    let reader = graph.evaluation.node
    if node.status.contains(.isWatched) { watch(node) { $0.enter(node, evaluate) } } else { enter(node, evaluate) }
    graph.evaluation.node = reader
  }

  @inlinable mutating func enter(_ node: _Node, _ evaluate: (inout _Pass) -> Void) {
    var outer = (node: node, nextSiblingIndex: Int32(0))
    swap(&outer.node, &self.node)
    swap(&outer.nextSiblingIndex, &nextSiblingIndex)
    evaluate(&self)
    swap(&outer.node, &self.node)
    nextSiblingIndex = outer.nextSiblingIndex
  }

  @inlinable package mutating func takeSiblingIndex(_ node: _Node) {
    node.siblingIndex = nextSiblingIndex
    nextSiblingIndex &+= 1
  }

  @inlinable mutating func scheduleMarked(_ node: _Node) {
    schedule(node, node.isOutOfDate ? .evaluate : .descend)
  }

  @inlinable package mutating func schedule(_ node: _Node, _ work: Work) {
    scheduled.append(Scheduled(node: node, cursor: actions.mark(at: &cursor), work: work))
    if node.status.contains(.isWatched) { watch(node) }
  }

  /// Collects an action at the place that the walk has reached.
  @inlinable package mutating func collect(_ action: @escaping () -> Void) { actions.insert(action, at: &cursor) }

  /// Whether the walk is in a part that nobody sees: one that is put away, or about to be shown again. What
  /// is mounted there does not appear yet, and what is removed there has disappeared already.
  @inlinable package var isHidden: Bool { node.status.contains(.hidden) }

  /// Has the actions that `walk` collects, and what follows from it in this pass, run between two others.
  package mutating func collect<Result>(in bracket: ActionBracket, _ walk: (inout _Pass) -> Result) -> Result {
    let end = open(bracket)
    defer { cursor = end }
    return walk(&self)
  }

  /// - Returns: where the walk goes on that is not between the two.
  private mutating func open(_ bracket: ActionBracket) -> SpliceList<() -> Void>.Cursor {
    collect(bracket.open)
    var end = cursor
    actions.insert(bracket.close, at: &end)
    actions.keepLast(at: end)
    return end
  }

  @usableFromInline package struct Siblings {
    @usableFromInline let start: SpliceList<() -> Void>.Cursor
    @usableFromInline var end: SpliceList<() -> Void>.Cursor
    @inlinable init(at cursor: SpliceList<() -> Void>.Cursor) {
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

  mutating func run() {
    while let next = scheduled.popLast() {
      let node = next.node
      enter(node, at: next.cursor)
      let first = scheduled.count
      if let bracket = graph.actionBracket?(node.scope) { _ = open(bracket) }
      switch next.work {
      case .evaluate: if node.isMounted { evaluate(node) }
      case .force:
        forcesEvaluation = true
        if node.isMounted { evaluate(node) }
        forcesEvaluation = false
      case .descend: descend(into: node)
      case .change(let presence): change(node, to: presence)
      }
      // What was scheduled last would be done first.
      if scheduled.count - first > 1 { scheduled[first...].reverse() }
    }
    if !watched.isEmpty { settlePresence() }
  }

  private mutating func enter(_ node: _Node, at cursor: SpliceList<() -> Void>.Cursor) {
    self.node = node
    self.cursor = cursor
    scope = node.scope
    nextSiblingIndex = 0
    isAmongRows = node.status.contains(.amongRows)
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
      removed.append(node)
    }
  }

  /// The tree is consistent, the actions may run.
  consuming func finish() -> PassActions {
    PassActions(Buffers(actions: actions, scheduled: scheduled), removed: removed)
  }

  /// What one pass hands to the next, for its memory.
  struct Buffers {
    var actions = SpliceList<() -> Void>()
    var scheduled: [Scheduled] = []
  }
}
