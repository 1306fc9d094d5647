import Foundation

/// The outcomes of all mutations, written as the checked-in page `results.md`.
struct Results {
  let table: MutationTable
  /// One for each mutation of the table; nil for a mutation that was not run.
  let outcomes: [TestRun.Outcome?]
  let command: String

  private var rows: [(mutation: Mutation, outcome: TestRun.Outcome)] {
    zip(table.mutations, outcomes).compactMap { mutation, outcome in outcome.map { (mutation, $0) } }
  }

  private var notRun: [Mutation] { zip(table.mutations, outcomes).compactMap { $1 == nil ? $0 : nil } }

  private var survivors: [Mutation] { rows.filter { $0.outcome == .passed }.map(\.mutation) }
  private var caught: Int { rows.count - survivors.count }

  /// The percentage of the run mutations that are caught.
  private var percentage: Double { rows.isEmpty ? 0 : Double(caught) * 100 / Double(rows.count) }

  var summary: String {
    let percentage = (self.percentage * 10).rounded() / 10
    let all = notRun.isEmpty ? "" : "\(table.mutations.count) mutations, of which \(notRun.count) were not run. "
    return all + "\(rows.count) mutations, \(caught) caught (\(percentage) %), \(survivors.count) survive."
  }

  /// The errors: an unexcused survivor, an unneeded excuse, or too many survivors.
  var problems: [String] {
    var problems: [String] = []
    for (mutation, outcome) in rows {
      if outcome == .passed, mutation.survives == nil {
        problems.append(
          """
          \(mutation.name): expected a failing test, found that all tests pass.
          To fix, add a test for this rule: \(mutation.reason)
          """)
      } else if outcome != .passed, mutation.survives != nil {
        problems.append(
          """
          \(mutation.name): expected that no test fails, because the entry has ~ lines, found a failing test.
          To fix, remove the ~ lines of the entry.
          """)
      }
    }
    if percentage < 95 {
      problems.append(
        """
        expected at least 95 % caught mutations, found \(percentage) %.
        To fix, add tests for the rules of the survivors.
        """)
    }
    return problems
  }

  /// Reads the outcomes from `page`, by mutation name. A run of some mutations keeps the other outcomes.
  static func outcomes(of page: String) -> [String: TestRun.Outcome] {
    var outcomes: [String: TestRun.Outcome] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      switch cells.count {
      case 2: outcomes[cells[0]] = .passed
      case 4: outcomes[cells[0]] = .failed(cells[3].components(separatedBy: "\\|").joined(separator: "|"))
      default: break
      }
    }
    return outcomes
  }

  var page: String {
    var lines = [
      "# Mutation results", "",
      "Written by `\(command)`: it selects each mutation of `Table/` in turn, and runs the suites until a test fails.",
      "",
      summary, "",
    ]
    if !survivors.isEmpty {
      lines += ["| survives | why no test can notice it |", "|---|---|"]
      lines += survivors.map { "| \($0.name) | \($0.survives ?? "no reason given; add a test that fails") |" } + [""]
    }
    if !notRun.isEmpty {
      lines += ["| not run | file | breaks |", "|---|---|---|"]
      lines += notRun.map { "| \($0.name) | \(fileName($0)) | \(escaped($0.reason)) |" } + [""]
    }
    lines += ["| mutation | file | breaks | the first test that failed |", "|---|---|---|---|"]
    for (mutation, outcome) in rows {
      guard case .failed(let test) = outcome else { continue }
      lines.append("| \(mutation.name) | \(fileName(mutation)) | \(escaped(mutation.reason)) | \(escaped(test)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fileName(_ mutation: Mutation) -> String {
    mutation.file.split(separator: "/").last.map(String.init) ?? mutation.file
  }
  private func escaped(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }
}
