/// Which observers ran, and after which steps.
struct Coverage: Sendable {
  /// How many steps are named for an observer.
  static let stepLimit = 8

  /// How often each has run, by its number.
  private(set) var runs: [Int] = []
  private(set) var steps: [Int: [Script.Step]] = [:]
  private var newest: (observer: Int, step: Script.Step)?

  mutating func note(_ observers: [Int], after step: Script.Step) {
    for observer in observers {
      while runs.count <= observer { runs.append(0) }
      runs[observer] += 1
      // NB: most often the same step comes again, which is compared faster than it is looked for.
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
