/// The observers that ran, and the steps after which they did.
struct ObserverRuns: Sendable {
  static let stepLimit = 8
  private(set) var runs: [Int] = []
  private(set) var steps: [Int: [Script.Step]] = [:]
  private var newest: (observer: Int, step: Script.Step)?

  mutating func note(_ observers: [Int], after step: Script.Step) {
    for observer in observers {
      while runs.count <= observer { runs.append(0) }
      runs[observer] += 1
      // Mostly the same step comes again, and a comparison is faster than a search.
      if newest?.observer == observer, newest?.step == step { continue }
      newest = (observer, step)
      if let known = steps[observer] {
        if known.count < Self.stepLimit, !known.contains(step) { steps[observer]?.append(step) }
      } else {
        steps[observer] = [step]
      }
    }
  }
}
