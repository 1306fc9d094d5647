/// The search for a shortest script that still shows a difference, separate from running scripts. It offers candidates,
/// and receives for each whether the difference remains. First it leaves out halves, quarters and so on; at the end no
/// single step can be left out.
struct Shrinking {
  private(set) var shortest: Script
  private var width: Int
  private var start = 0
  private var hasShrunk = false

  init(_ script: Script) {
    shortest = script
    width = max(1, script.steps.count / 2)
  }

  /// The next candidate; nil if no further step can be left out.
  var candidate: Script? {
    guard !isDone else { return nil }
    return shortest.removing(start..<min(start + width, shortest.steps.count))
  }

  private var isDone: Bool { shortest.steps.isEmpty || start >= shortest.steps.count }

  mutating func report(showsDifference: Bool) {
    guard let candidate else { return }
    if showsDifference {
      shortest = candidate
      hasShrunk = true
    } else {
      start += width
    }
    guard start >= shortest.steps.count, width > 1 || hasShrunk else { return }
    start = 0
    hasShrunk = false
    width = max(1, width / 2)
  }
}
