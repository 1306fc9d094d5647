/// One pass: the evaluation of what is out of date, in which actions are collected.
///
/// It is handed down `inout` and cannot be copied; only `finish()`, which consumes it, gives the actions,
/// so that none can run before the tree is consistent.
@MainActor
public struct _Pass: ~Copyable {
  @usableFromInline package let graph: Graph
  /// The node whose content is being walked over.
  // NB: not retained, as its scope is not. Both are mounted, or among `buffers.removed`, and no other pass of the graph
  // removes anything meanwhile (`Graph.isEvaluating`).
  @usableFromInline package unowned(unsafe) var node: _Node
  /// The environment at the place that the walk has reached.
  @usableFromInline package unowned(unsafe) var scope: _EnvironmentScope
  @usableFromInline var cursor: SpliceList<PassAction>.Cursor
  @usableFromInline var buffers: Buffers
  /// The nodes that may have come to show something, or nothing, and where the actions belong that follow from it.
  @usableFromInline var watched: [(node: _Node, cursor: SpliceList<PassAction>.Cursor)] = []
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
  @usableFromInline package let captureRule: _CaptureRule
  /// How many nodes may be nested; once that many are, each that is made is looked at.
  @usableFromInline var depthLimit: Int32
  /// The types of views that were nested without an end.
  private var endless: Set<ObjectIdentifier> = []

  /// What is still to be done for a node, and where in the list of actions its own belong.
  @usableFromInline package struct Scheduled {
    @usableFromInline let node: _Node
    @usableFromInline let cursor: SpliceList<PassAction>.Cursor
    @usableFromInline let work: Work
    @inlinable init(node: _Node, cursor: SpliceList<PassAction>.Cursor, work: Work) {
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

  /// Whether a view is left empty, for it is nested too deep or of a type that contains itself without an end.
  // NB: that type is left out of the rest of the pass. A body that contains it twice has more paths than time is for.
  @usableFromInline mutating func stops(at node: _Node) -> Bool {
    let deepest = graph.configuration.depthLimit
    if depthLimit > 0 {
      depthLimit = 0
      let name = node.viewType.map { "\($0)" } ?? "A view"
      graph.warn(
        "\(name) is nested \(deepest) levels deep and is not evaluated: does its body contain a view of its own type, "
          + "without an end?")
      let types = sequence(first: node, next: \.parent).compactMap { $0.viewType.map { ObjectIdentifier($0) } }
      endless = Set(Dictionary(grouping: types) { $0 }.filter { $0.value.count > deepest / 250 }.keys)
    }
    return node.depth > deepest || (node.viewType.map { endless.contains(ObjectIdentifier($0)) } ?? endless.isEmpty)
  }

  /// Passes by a node that is there already: it is evaluated if it changed, or walked into if something in it did.
  @inlinable package mutating func revisit(_ node: _Node, changed: Bool) {
    takeSiblingIndex(node)
    if changed || forcesEvaluation {
      node.status.insert(.outOfDate)
      node.status.insert(.replaced)
    }
    if node.status.contains(.outOfDate) || node.status.contains(.onPath) { scheduleMarked(node) }
  }

  /// Walks into a node at once, unless the models that it reads are to be told from those of what is around it.
  ///
  /// NB: for a modifier and its content only. How deep these are nested is in the static type of a body, so
  /// that the stack is as deep as that; views are nested as deep as data says, and wait for their turn.
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

  /// What the marks of a node ask for.
  @inlinable func work(for node: _Node) -> Work { node.isOutOfDate ? .evaluate : .descend }

  @inlinable package mutating func schedule(_ node: _Node, _ work: Work) {
    buffers.scheduled.append(Scheduled(node: node, cursor: buffers.actions.mark(at: &cursor), work: work))
    if node.status.contains(.isWatched) { watch(node) }
  }

  /// Collects an action at the place that the walk has reached.
  @inlinable package mutating func collect(_ action: @escaping () -> Void) {
    buffers.actions.insert(PassAction(action), at: &cursor)
  }

  /// Whether the walk is in a part that nobody sees: one that is put away, or about to be shown again. What
  /// is mounted there does not appear yet, and what is removed there has disappeared already.
  @inlinable package var isHidden: Bool { node.status.contains(.hidden) }

  /// Has the actions that `walk` collects, and what follows from it in this pass, run between two others.
  package mutating func collect<Result>(in bracket: any ActionBracket, _ walk: (inout _Pass) -> Result) -> Result {
    let end = open(bracket)
    defer { cursor = end }
    return walk(&self)
  }

  /// - Returns: where the walk goes on that is not between the two.
  private mutating func open(_ bracket: any ActionBracket) -> SpliceList<PassAction>.Cursor {
    collect { [graph] in graph.enter(bracket) }
    var end = cursor
    buffers.actions.insert(PassAction { [graph] in graph.leave(bracket) }, at: &end)
    // NB: kept, so that a bracket that was entered ends where its actions do, also once the host is dismissed.
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

  /// Does what is to be done for a node, and for all that follows from it.
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
    if let bracket = graph.actionBracket?(node.scope) { _ = open(bracket) }
    switch work {
    case .evaluate: if node.isMounted { evaluate(node) }
    case .force:
      forcesEvaluation = true
      if node.isMounted { evaluate(node) }
      forcesEvaluation = false
    case .descend: descend(into: node)
    case .change(let presence): change(node, to: presence)
    }
    // What was scheduled last would be done first.
    if buffers.scheduled.count - first > 1 { buffers.scheduled[first...].reverse() }
  }

  private mutating func evaluate(_ node: _Node) {
    if node.status.contains(.mayReadModels) { evaluateRegisteringModels(node) } else { node.evaluator(node, &self) }
  }

  private mutating func enter(_ node: _Node, at cursor: SpliceList<PassAction>.Cursor) {
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
      buffers.removed.append(node)
    }
  }

  /// The tree is consistent, the actions may run.
  consuming func finish() -> PassActions { PassActions(buffers) }

  /// What a pass fills, and hands to the next one for its memory.
  @usableFromInline struct Buffers: ~Copyable {
    @usableFromInline var actions = SpliceList<PassAction>()
    @usableFromInline var scheduled: [Scheduled] = []
    /// The nodes that are removed, to let go of what they have when the actions have run.
    var removed: [_Node] = []
  }
}
