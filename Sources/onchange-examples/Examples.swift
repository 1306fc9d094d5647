import Foundation
import MigrationTesting

/// Runs every scenario with both APIs, side by side.
@main
@MainActor
enum Examples {
  static func main() async {
    do {
      try await run(
        Options(Array(CommandLine.arguments.dropFirst()), names: Scenario.all.map(\.name) + ["updaters", "migration"]))
    } catch {
      FileHandle.standardError.write(Data("onchange-examples: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) async throws {
    switch options {
    case .help: print(Options.usage)
    case .list:
      let width = Scenario.all.map(\.name.count).max() ?? 0
      for scenario in Scenario.all {
        print(scenario.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scenario.summary)
      }
      print("updaters".padding(toLength: width + 2, withPad: " ", startingAt: 0) + SquaresHistory.summary)
      print("migration".padding(toLength: width + 2, withPad: " ", startingAt: 0) + MigrationExample.summary)
    case .run(let names):
      for scenario in Scenario.all where names.contains(scenario.name) {
        print(Table(scenario: scenario, rows: try await scenario.run(), style: .standardOutput).text)
      }
      if names.contains("updaters") { print(try await SquaresHistory.record().text(style: .standardOutput)) }
      if names.contains("migration") { print(await MigrationExample.text(style: .standardOutput)) }
    case .pages(let folder):
      for example in MigrationExample.all {
        let file = URL(filePath: folder).appending(path: "\(example.name).html")
        do {
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
          try await example.explore().writeHTML(to: file)
        } catch {
          throw Options.Wrong(description: "cannot write \(file.path): \(error.localizedDescription)")
        }
      }
    case .picture(let file):
      let svg = try await SquaresHistory.record().svg
      do {
        try Data(svg.utf8).write(to: URL(filePath: file))
      } catch {
        throw Options.Wrong(description: "cannot write \(file): \(error.localizedDescription)")
      }
    }
  }
}
