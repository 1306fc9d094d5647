/// What a host is asked for by the very code that it runs.
extension ViewHost {
  /// How many events may happen inside one another, one in the action of the other.
  static var eventDepthLimit: Int { 50 }

  /// Why no event can happen now; nil if one can.
  var whyNotNow: String? {
    if Evaluation.current != nil {
      return
        "a body is being evaluated, in which no event can happen. To fix it, do this in an action, in a task, or in "
        + "the test."
    }
    if graph.isNested(Self.eventDepthLimit) {
      return "\(Self.eventDepthLimit) events happen inside one another already. Does the action of a control use the "
        + "control itself? To fix it, do this in a task, or in the test."
    }
    return nil
  }

  /// Warns if an event cannot happen now.
  ///
  /// - Parameter event: what the host's method is called.
  /// - Returns: whether it cannot, so that nothing is to be done.
  func refuses(_ event: String) -> Bool {
    if Evaluation.current == nil, !graph.isNested(Self.eventDepthLimit) { return false }
    guard let whyNotNow else { return false }
    graph.warn("\(event): \(whyNotNow)")
    return true
  }

  /// Whether it is a task of this host that asks, so that to wait for the host's tasks would never end.
  var isCalledByOwnTask: Bool { JobSlice.ofThread.current?.owner === graph.tasks.jobs }
}
