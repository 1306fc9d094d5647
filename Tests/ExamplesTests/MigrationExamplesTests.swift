import Foundation
import Testing

@testable import MigrationTesting
@testable import onchange_examples

@MainActor
@Suite("The migrations", .timeLimit(.minutes(20))) struct MigrationExamplesTests {
  @Test(arguments: MigrationExample.all.map(\.name))
  func `each view gets the right verdict at depth 4 or less`(name: String) async throws {
    let example = try #require(MigrationExample.all.first { $0.name == name })
    let report = await example.explore()
    #expect(report.isCovered == example.isSafe, "\(report)")
    #expect(report.depth <= 4)
    #expect(report.instabilities == [])
    #expect(report.unexercisedObservers == [])
    // One with nothing to see would be the same as well.
    #expect(report.stateCount > 1)
  }

  @Test(arguments: MigrationExample.all.filter { !$0.isSafe }.map(\.name))
  func `no step of a found script can be removed`(name: String) async throws {
    let example = try #require(MigrationExample.all.first { $0.name == name })
    let divergences = await example.explore().divergences
    #expect(!divergences.isEmpty)
    for script in divergences.map(\.script) {
      #expect(!(await example.replay(script)).isEquivalent, "\(script) shows the difference")
      for place in script.steps.indices {
        var shorter = script
        shorter.steps.remove(at: place)
        let report = await example.replay(shorter)
        #expect(report.divergences == [], "\(shorter) still shows the difference")
      }
    }
  }

  @Test func `the command prints its golden text`() async throws {
    let text = await MigrationExample.text(style: Style(isColoured: false))
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/migration.txt")
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(differingLines(text, from: golden) == [])
  }

  @Test func `the guide shows what the command prints`() async throws {
    let report = await MigrationExample.cart.explore().description
    let shown = try #require(report.range(of: "\n\nExplored").map { String(report[..<$0.lowerBound]) })
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Compat/Documentation.docc/ProvingAMigration.md").standardized
    #expect(try String(contentsOf: file, encoding: .utf8).contains(shown), "the guide should show:\n\(shown)")
  }

  @Test func `two runs give the same report and the same graph`() async {
    let first = await MigrationExample.signIn.explore()
    let second = await MigrationExample.signIn.explore()
    #expect(first.description == second.description)
    #expect(first.graph == second.graph)
  }
}
