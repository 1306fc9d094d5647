/// What a host is asked for by the very code that it runs.
extension ViewHost {
  /// How many events may happen inside one another, one in the action of the other.
  static var eventDepthLimit: Int { 50 }

  /// Why no event can happen now; nil if one can.
  var whyNotNow: String? {
    // NB: both, for a host that is made in a body is presented for itself, and its actions may use the one around it.
    if Evaluation.current != nil || graph.isEvaluating {
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

  /// Why there is nothing to read; nil if there is.
  var whyNotYet: String? {
    graph.isEvaluating
      ? "a body of this host is being evaluated, so there is nothing to read yet.\n\n"
        + "To fix, read it in an action, in a task, or in the test."
      : nil
  }

  /// Warns if an event cannot happen now.
  ///
  /// - Parameter event: what the host's method is called.
  /// - Returns: whether it cannot, so that nothing is to be done.
  func refuses(_ event: String) -> Bool {
    if Evaluation.current == nil, !graph.refusesEvents(nested: Self.eventDepthLimit) { return false }
    guard let whyNotNow else { return false }
    graph.warn("\(event): \(whyNotNow)")
    return true
  }

  /// Whether it is a task of this host that asks, so that to wait for the host's tasks would never end.
  var isCalledByOwnTask: Bool { JobSlice.ofThread.current?.owner === graph.tasks.jobs }
}
