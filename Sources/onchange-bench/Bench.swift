import Foundation

/// Measures the engine beside a loop written by hand.
@main
@MainActor
enum Bench {
  static func main() async {
    do {
      try await run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("onchange-bench: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) async throws {
    let report = Report(json: options.json)
    var results: [Measurement] = []
    report.begin()
    for runner in runners(options) {
      report.progress(runner.name)
      let result = try await runner.run()
      results.append(result)
      report.write(result)
    }
    report.progress("")
    if let directory = options.plots { try Plot.write(results, to: directory) }
  }

  private static func runners(_ options: Options) -> [Runner] {
    Workload.allCases.flatMap { workload in
      workload.sizes.flatMap { n in
        workload.apis.map { Runner(workload: workload, api: $0, n: n, repeats: options.repeats) }
      }
    }.filter { runner in options.filter.map { "\(runner.name)/".contains($0) } ?? true }
  }
}
