import CommandOutput
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
      exit(error is Options.Wrong ? 2 : 1)
    }
  }

  /// The answer first: a line for each scenario, then one of them in full, and how to see the others.
  static func overview(style: Style) async throws -> String {
    var summary = Summary()
    var cart = ""
    for scenario in Scenario.all {
      let rows = try await scenario.run()
      summary.add(scenario, rows)
      if scenario.name == Scenario.cart.name { cart = Table(scenario: scenario, rows: rows, style: style).text }
    }
    return """
      \(summary.overview(style: style))
      \(cart)
      To see a different one event by event: swift run --traits ViewEngine onchange-examples NAME
      To see all of them: swift run --traits ViewEngine onchange-examples --all
      Two more names show something else: updaters, migration
      """
  }

  private static func run(_ options: Options) async throws {
    let output = StandardOutput()
    switch options {
    case .help: try output.line(Options.usage)
    case .list:
      let width = Scenario.all.map(\.name.count).max() ?? 0
      for scenario in Scenario.all {
        try output.line(scenario.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scenario.summary)
      }
      try output.line("updaters".padding(toLength: width + 2, withPad: " ", startingAt: 0) + SquaresHistory.summary)
      try output.line("migration".padding(toLength: width + 2, withPad: " ", startingAt: 0) + MigrationExample.summary)
    case .overview: try output.line(try await overview(style: .standardOutput))
    case .run(let names):
      var summary = Summary()
      for scenario in Scenario.all where names.contains(scenario.name) {
        let rows = try await scenario.run()
        summary.add(scenario, rows)
        try output.line(Table(scenario: scenario, rows: rows, style: .standardOutput).text)
      }
      if names.contains("updaters") { try output.line(try await SquaresHistory.record().text(style: .standardOutput)) }
      if names.contains("migration") { try output.line(await MigrationExample.text(style: .standardOutput)) }
      if let text = summary.text { try output.line(text) }
    case .pages(let folder):
      try OutputPath.makeFolder(folder)
      for example in MigrationExample.all {
        let file = URL(fileURLWithPath: folder).appendingPathComponent("\(example.name).html")
        try OutputPath.write(await example.explore().html, to: file.path)
        try output.line(file.path)
      }
    case .picture(let file):
      try OutputPath.checkFile(file)
      try OutputPath.write(try await SquaresHistory.record().svg, to: file)
      try output.line(file)
    }
  }
}
