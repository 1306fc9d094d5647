import HostRuntime

/// Calls of a host by code that it runs.
extension ViewHost {
  /// How many events may be nested, each in an action of the one before.
  static var eventDepthLimit: Int { 50 }

  /// The error that no event is allowed now; nil if one is. `verb`: the host's method.
  func whyNotNow(_ verb: String) -> ViewHostError? {
    // Both, because a host that is made in a body has its own frame, and its actions may use the host around it.
    if Evaluation.current != nil || graph.isEvaluating {
      return ViewHostError(
        .busy, verb, "a body is being evaluated, in which no event can happen",
        toFix: "do this in an action, in a task, or in the test")
    }
    if graph.isNested(Self.eventDepthLimit) {
      return ViewHostError(
        .busy, verb, "\(Self.eventDepthLimit) events are nested already, each in an action of the one before",
        details: ["Does the action of a control use the control itself?"], toFix: "do this in a task, or in the test")
    }
    return nil
  }

  /// Why reading is not allowed now; nil if it is.
  var whyNotYet: String? {
    graph.isEvaluating
      ? "a body of this host is being evaluated, so its elements cannot be read yet.\n\n"
        + "To fix, read it in an action, in a task, or in the test."
      : nil
  }

  /// Warns if no event is allowed now. `event`: the host's method. Returns whether the method must do nothing.
  func refuses(_ event: String) -> Bool {
    if Evaluation.current == nil, !graph.refusesEvents(nested: Self.eventDepthLimit) { return false }
    guard let error = whyNotNow(event) else { return false }
    graph.warn(error.description)
    return true
  }

  var isCalledByOwnTask: Bool { graph.tasks.jobs.tracking.runsHere }
}
