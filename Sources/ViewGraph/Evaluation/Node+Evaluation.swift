extension _Node {
  /// What every evaluation of a body begins with.
  @usableFromInline final func beginEvaluation(of view: Any.Type, in pass: borrowing _Pass) {
    graph.bodyCount += 1
    if pass.records { graph.recorder?.note(body: view) }
    start()
  }

  /// What its body reads from here on are its dependencies.
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

  /// Whether it waits with its evaluation for being shown again.
  package nonisolated final var isSuspended: Bool {
    guard isHidden else { return false }
    var node: _Node? = self
    while let next = node {
      if next.status.contains(.suspended) { return true }
      node = next.parent
    }
    return false
  }

  /// Notes that the node has to be evaluated, and the way to it from whatever will be.
  @usableFromInline package final func markOutOfDate() {
    guard isMounted else { return }
    status.insert(.outOfDate)
    markPath()
  }

  private func markPath() {
    var node = self
    while !node.status.contains(.onPath) {
      node.status.insert(.onPath)
      // What is suspended keeps its marks until it comes back. What is below the node that is being evaluated,
      // its walk finds; the way to it is behind.
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
