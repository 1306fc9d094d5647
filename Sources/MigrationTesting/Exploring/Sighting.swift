/// What the explorer learns of a subject after each step.
struct Sighting {
  /// Tells states apart: equal for what looks the same and stores the same.
  var key: UInt64
  /// What can be done next.
  var candidates: [Script.Step]
  /// What is there and reacts, and what does not, in words.
  var enabled: [String] = []
  var disabled: [String] = []
  /// What reacts, and needs a value of the app's that nobody has named.
  var unknown: [String] = []
  /// What differs, if anything does: the same number for what is taken for the same divergence.
  var difference: UInt64?
  /// Whether the view is still at work, though it had its time.
  var isBusy = false
  /// Which observers ran.
  var ran: [Int] = []
}

/// What is explored: both sides of a comparison, at the same script.
@MainActor
protocol Subject: AnyObject {
  /// Does a step to both sides, if nothing has to be waited for; else `finish` has to follow.
  // NB: apart from what waits, for in views without tasks the calls that might wait would cost more than the rest.
  func performAtOnce(_ step: Script.Step) -> Sighting?
  /// Does what `performAtOnce` has left, and lets both sides settle.
  func finish(_ step: Script.Step) async -> Sighting
}

extension Subject {
  /// Does a step to both sides, and lets them settle.
  func perform(_ step: Script.Step) async -> Sighting {
    if let sighting = performAtOnce(step) { return sighting }
    return await finish(step)
  }
}
