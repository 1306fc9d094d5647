import Foundation

/// Measures the engine beside a loop written by hand.
@main
@MainActor
enum Bench {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("onchange-bench: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws {
    let report = Report(json: options.json)
    report.begin()
    for workload in Workload.allCases {
      for n in workload.sizes {
        for api in workload.apis {
          let name = "\(workload.rawValue)/\(api.rawValue)/\(n)"
          if let filter = options.filter, !"\(name)/".contains(filter) { continue }
          report.write(try Runner(workload: workload, api: api, n: n, repeats: options.repeats).run())
        }
      }
    }
  }
}
