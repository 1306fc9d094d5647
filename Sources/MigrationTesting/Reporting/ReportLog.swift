package import Foundation

/// Hands the facts of each report to a process that runs tests, one line of JSON for each report.
package enum ReportLog {
  /// The variable of the environment that names the file.
  package static let variable = "ONCHANGE_MIGRATION_REPORTS"

  /// The facts that decide whether one observer is covered.
  private struct Facts: Encodable {
    var isCovered: Bool
    var isProven: Bool
    /// The report's first line.
    var verdict: String
    var observers: [ObserverFacts]
    var divergences: [DivergenceFacts]
  }

  private struct ObserverFacts: Encodable {
    var file: String
    var line: Int
    var runs: Int
    var advice: String?
    /// The copies that never changed together with the observed value; empty if all states were visited.
    var unvaried: [String]
  }

  private struct DivergenceFacts: Encodable {
    var script: String
    var file: String
    var line: Int
  }

  /// Appends a report to the file that the environment variable names, if it is set.
  static func note(_ report: MigrationReport) {
    guard let path = ProcessInfo.processInfo.environment[variable], let line = try? line(of: report) else { return }
    if !FileManager.default.fileExists(atPath: path) { try? Data().write(to: URL(fileURLWithPath: path)) }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: line + [0x0A])
    try? file.close()
  }

  /// The facts of a report as JSON, without a line break.
  package static func line(of report: MigrationReport) throws -> Data {
    let observers = report.coverage.map { one in
      let open = report.isComplete ? [] : one.copies.filter { !$0.isVaried && !$0.isConstant }
      return ObserverFacts(
        file: one.observer.file, line: one.observer.line, runs: one.runCount, advice: one.advice,
        unvaried: open.map(\.name))
    }
    let divergences = report.divergences.map {
      DivergenceFacts(script: "\($0.script)", file: $0.observer?.file ?? "", line: $0.observer?.line ?? 0)
    }
    return try JSONEncoder().encode(
      Facts(
        isCovered: report.isCovered, isProven: report.isProven, verdict: report.verdict, observers: observers,
        divergences: divergences))
  }
}
