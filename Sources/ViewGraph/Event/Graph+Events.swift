@MainActor
extension Graph {
  /// Whether events are nested that deep already.
  package func isNested(_ depth: Int) -> Bool { eventDepth >= depth }

  /// Whether no event can happen now, because a pass evaluates or events are nested that deep already.
  package func refusesEvents(nested depth: Int) -> Bool { isEvaluating || isNested(depth) }

  /// Mounts the root, in its own frame.
  // A host that is made in a body evaluates apart from that body.
  package func present(_ node: _Node) {
    (rootNode, rootDependency) = (node, NodeDependency(node))
    let outer = Evaluation.threadLocal.swap(nil)
    defer { Evaluation.threadLocal.restore(outer) }
    render(node, event: "present")
  }

  /// Evaluates a node again, in its own frame.
  package func render(_ node: _Node, event: String = "render") {
    guard let rootDependency else { return }
    work(on: event) { if node === rootNode { queue.invalidate(rootDependency) } else { queue.invalidate(node) } }
  }

  /// Runs the event in a frame, and works until the graph is idle. An event inside an action belongs to the
  /// current frame.
  package func work<Failure: Error>(on event: @autoclosure () -> String, _ body: () throws(Failure) -> Void)
    throws(Failure)
  {
    if isInFrame {
      eventDepth += 1
      defer { eventDepth -= 1 }
      return try body()
    }
    let isAttended = queue.attendIfEmpty()
    if !isAttended { catchUp() }
    // NB: also after an error, because an event that throws may have had a frame.
    defer { workOwner?.eventEnded(after: frame) }
    try openFrame(event(), isAttended: isAttended, body)
  }

  /// Applies a task's writes in their own frame, unless the limit of frames is reached.
  func catchUpWithinLimit() {
    guard let workOwner else { return catchUp() }
    if workOwner.admitsFrame(after: frame) { catchUp() }
    _ = workOwner.admitsFrame(after: frame)
  }

  /// Applies writes from outside of events, in their own frame, and events from other threads.
  package func catchUp() {
    guard !isInFrame, !queue.isEmpty, root != nil else { return }
    if queue.hasWrites { openFrame("write") {} }
    for event in queue.takeEvents() where root != nil && event.isWanted() { openFrame("receive", event.body) }
  }

  /// Runs the event in its own frame. Call it outside of frames only.
  package func openFrame<Failure: Error>(
    _ event: @autoclosure () -> String, isAttended: Bool = false, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = workOwner?.enter()
    defer { workOwner?.leave(to: outer ?? nil) }
    isInFrame = true
    passesInFrame = 0
    frameNumber &+= 1
    if !isAttended { queue.attend() }
    recorder?.note(event: event())
    for service in services.beginning { service.beginFrame() }
    defer {
      workOff()
      isInFrame = false
      if isAbandoned {
        abandon()
      } else {
        if root == nil { queue.close() }
        // By number, because a loop over the array would retain it.
        for number in services.finishing.indices { services.finishing[number].frameEnded() }
      }
    }
    try body()
  }
}
