extension _Node {
  /// Prepares an evaluation of a body: counts it, and notes it in the journal.
  @usableFromInline final func beginEvaluation(of view: Any.Type, in pass: borrowing _Pass) {
    graph.bodyCount += 1
    if pass.records { graph.recorder?.note(body: view) }
    start()
  }

  /// Starts to collect dependencies: later reads of the body count, earlier ones do not.
  @inlinable final func start() {
    evaluationCount &+= 1
    if !marked.isEmpty { marked = [] }
    if status.contains(.isRecorded) { tellRecord() }
    status.remove(.outOfDate)
    status.remove(.onPath)
  }

  @inlinable final func endEvaluation() {
    status.remove(.replaced)
    status.remove(.modelChanged)
  }

  /// Whether its evaluation waits until it is shown again.
  package nonisolated final var isSuspended: Bool {
    guard isHidden else { return false }
    var node: _Node? = self
    while let next = node {
      if next.status.contains(.suspended) { return true }
      node = next.parent
    }
    return false
  }

  /// Marks the node for evaluation, and the path to it from the next node that will be evaluated.
  @usableFromInline package final func markOutOfDate() {
    guard isMounted else { return }
    status.insert(.outOfDate)
    markPath()
  }

  private func markPath() {
    var node = self
    while !node.status.contains(.onPath) {
      node.status.insert(.onPath)
      // A suspended node keeps its marks until it comes back. The walk of the evaluating node finds the nodes below it,
      // so they need no path.
      guard !node.status.contains(.suspended), let parent = node.parent, parent !== graph.evaluation.node else {
        return
      }
      parent.marked.append(node)
      node = parent
    }
  }

  final func takeMarked() -> [_Node] {
    let nodes = marked
    marked = []
    status.remove(.onPath)
    return nodes
  }
}
