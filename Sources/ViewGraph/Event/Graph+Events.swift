@MainActor
extension Graph {
  /// Whether so many events happen inside one another already.
  package func isNested(_ depth: Int) -> Bool { eventDepth >= depth }

  /// Whether no event can happen now: a pass evaluates, or so many events happen inside one another already.
  package func refusesEvents(nested depth: Int) -> Bool { isEvaluating || eventDepth >= depth }

  /// Mounts the root, in a frame of its own.
  // NB: a host that is made in a body does what it does for itself, and not for that body.
  package func present(_ node: _Node) {
    (rootNode, askedRoot) = (node, AskedNode(node))
    let outer = Evaluation.threadLocal.swap(nil)
    defer { Evaluation.threadLocal.restore(outer) }
    render(node, event: "present")
  }

  /// Has a node evaluated anew, in a frame of its own.
  package func render(_ node: _Node, event: String = "render") {
    guard let askedRoot else { return }
    work(on: event) { if node === rootNode { queue.invalidate(askedRoot) } else { queue.invalidate(node) } }
  }

  /// Makes the event happen in a frame, and works until nothing is pending. An event inside an action belongs to the
  /// frame that runs already.
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
    // NB: in any case, for an event that throws may have had a frame.
    defer { keeper?.eventEnded(after: frame) }
    try openFrame(event(), isAttended: isAttended, body)
  }

  /// Works on what was written by a task, in a frame of its own, unless there have been enough.
  func catchUpWithinLimit() {
    guard let keeper else { return catchUp() }
    if keeper.admitsFrame(after: frame) { catchUp() }
    _ = keeper.admitsFrame(after: frame)
  }

  /// Works on what was written outside of any event, in a frame of its own, and on what happened elsewhere.
  package func catchUp() {
    guard !isInFrame, !queue.isEmpty, root != nil else { return }
    if queue.hasWrites { openFrame("write") {} }
    for event in queue.takeEvents() where root != nil && event.isWanted() { openFrame("receive", event.body) }
  }

  /// Makes the event happen in a frame of its own; to be called outside of frames.
  package func openFrame<Failure: Error>(
    _ event: @autoclosure () -> String, isAttended: Bool = false, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = keeper?.enter()
    defer { keeper?.leave(to: outer ?? nil) }
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
        // NB: by number, for the array would be counted too.
        for number in services.finishing.indices { services.finishing[number].frameEnded() }
      }
    }
    try body()
  }
}
