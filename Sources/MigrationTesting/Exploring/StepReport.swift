/// The facts that the explorer reads from a subject after each step.
struct StepReport {
  /// The key of the state: equal if texts, controls and stored values are.
  var key: UInt64
  var choice: Choice
  /// A hash of the difference, equal for the same divergence; nil without one.
  var difference: UInt64?
  /// Whether the view is still busy after its time.
  var isBusy = false
  var ran: [Int] = []
}

/// The subject of an exploration: both sides of a comparison, at the same script.
@MainActor
protocol Subject: AnyObject {
  /// Does a step on both sides, unless the caller must wait; then `finish` has to follow.
  // Separate from the waiting part, because in views without tasks its calls would cost more than the rest.
  func performAtOnce(_ step: Script.Step) -> StepReport?
  func finish(_ step: Script.Step) async -> StepReport
}

extension Subject {
  /// Does a step on both sides, and lets them settle.
  func perform(_ step: Script.Step) async -> StepReport {
    if let report = performAtOnce(step) { return report }
    return await finish(step)
  }
}
