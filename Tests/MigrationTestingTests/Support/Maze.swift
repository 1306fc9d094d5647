import OnChangeCompat

@testable import MigrationTesting

/// A subject without hosts: a number that steps change, as rules say.
@MainActor
final class Maze: MigrationTesting.Subject {
  struct Rules {
    /// The possible steps in a state.
    var ways: (Int) -> [Script.Step]
    /// The state after a step.
    var next: (Int, Script.Step) -> Int
    /// Which states show a difference, each its own number.
    var difference: (Int) -> UInt64? = { _ in nil }
  }

  /// Counts up and down; up to a limit where there is one.
  static func counter(limit: Int = .max, difference: @escaping (Int) -> UInt64? = { _ in nil }) -> Rules {
    Rules(
      ways: { _ in [.tap("up"), .tap("down"), .render] },
      next: { state, step in
        if step == .tap("up") { return min(state + 1, limit) }
        return step == .tap("down") ? max(state - 1, -limit) : state
      }, difference: difference)
  }

  private let rules: Rules
  private var state = 0

  init(_ rules: Rules) { self.rules = rules }

  func performAtOnce(_ step: Script.Step) -> StepReport? {
    state = rules.next(state, step)
    return report
  }

  func finish(_ step: Script.Step) async -> StepReport { report }

  var report: StepReport {
    StepReport(
      key: UInt64(bitPattern: Int64(state)), choice: Choice(steps: rules.ways(state)),
      difference: rules.difference(state))
  }

  static func explorer(
    _ rules: Rules, depth: Int, clock: Stopwatch = Stopwatch(), _ change: (inout Exploration) -> Void = { _ in }
  ) -> Explorer<Maze> {
    var exploration = Exploration()
    exploration.randomScripts = 0
    exploration.progress = .hidden
    change(&exploration)
    return Explorer(depth: depth, exploration: exploration, clock: clock) {
      let maze = Maze(rules)
      return (maze, maze.report)
    }
  }
}
