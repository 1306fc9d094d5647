import CommandOutput
import Foundation

/// Measures the engine beside a loop written by hand.
@main
@MainActor
enum Bench {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst()), names: runners(repeats: 15).map(\.name)))
    } catch {
      FileHandle.standardError.write(Data("onchange-bench: \(error)\n".utf8))
      exit(error is Options.Wrong ? 2 : 1)
    }
  }

  private static func run(_ options: Options) throws {
    switch options.request {
    case .help: try StandardOutput().line(Options.usage)
    case .list: for runner in runners(repeats: 15) { try StandardOutput().line(runner.name) }
    case .measurements: try measure(options)
    }
  }

  private static func measure(_ options: Options) throws {
    let report = Report(json: options.json)
    try report.begin()
    for runner in runners(repeats: options.repeats) where options.wants(runner.name) {
      report.progress(runner.name)
      try report.write(try runner.run())
    }
    report.progress("")
  }

  private static func runners(repeats: Int) -> [Runner] {
    Workload.allCases.flatMap { workload in
      workload.sizes.flatMap { n in
        workload.apis.map { Runner(workload: workload, api: $0, n: n, repeats: repeats) }
      }
    }
  }
}
