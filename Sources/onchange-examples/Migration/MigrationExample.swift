import Foundation
import MigrationTesting
import OnChangeCompat

/// A view as apps have it, written with the legacy form, and what exploring shows of its migration.
struct MigrationExample: Sendable {
  let name: String
  /// The view's behaviour, in one sentence.
  let summary: String
  /// Whether it can be migrated unchanged.
  let isSafe: Bool
  let explore: @MainActor @Sendable () async -> MigrationReport
  let replay: @MainActor @Sendable (Script) async -> MigrationReport

  init<Content: View>(
    _ name: String, _ summary: String, isSafe: Bool, depth: Int = 3, exploring exploration: Exploration = .init(),
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.name, self.summary, self.isSafe) = (name, summary, isSafe)
    // Each exploration ends by itself, and other work on the machine must not change its report.
    var exploration = exploration
    exploration.maxSeconds = nil
    replay = { [exploration] script in
      await previewMigration(replaying: script, exploring: exploration) { view() }
    }
    explore = { [exploration] in await previewMigration(depth: depth, exploring: exploration, of: { view() }) }
  }

  static let summary = "Three views as apps have them: which ones migrate without a change."

  static let all: [MigrationExample] = [.cart, .signIn, .search]

  /// The output of the command: all verdicts, then the reports of those that change.
  @MainActor static func text(style: Style) async -> String {
    let width = all.map(\.name.count).max() ?? 0
    var lines = [style.bold("migration") + "  " + summary, ""]
    var reports: [String] = []
    for example in all {
      let report = await example.explore()
      let name = example.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let verdict = report.isCovered ? style.green("same   ") : style.yellow("differs")
      lines.append("  \(name)\(verdict)  \(example.summary)")
      if !report.isCovered { reports += ["", style.bold(example.name), report.description] }
    }
    return (lines + reports).joined(separator: "\n") + "\n"
  }
}
