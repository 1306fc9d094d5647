import Foundation
import Testing

@testable import onchange_examples

@MainActor
@Suite("The examples", .timeLimit(.minutes(20))) struct ExamplesTests {
  /// The output of each scenario is reviewed like code: Golden/NAME.txt.
  @Test(arguments: Scenario.all.map(\.name))
  func `each scenario prints its golden text`(name: String) async throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let text = Table(scenario: scenario, rows: try await scenario.run(), style: Style(isColoured: false)).text
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name).txt")
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(differingLines(text, from: golden) == [])
  }

  @Test func `only a scenario with differing rows has an explanation`() async throws {
    for scenario in Scenario.all {
      let rows = try await scenario.run()
      #expect(rows.contains { !$0.isSame } == !scenario.difference.isEmpty, "\(scenario.name)")
    }
  }

  @Test func `the README shows what the command prints`() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let text = Table(scenario: .cart, rows: try await Scenario.cart.run(), style: Style(isColoured: false)).text
    let isShown = readme.contains(text)
    #expect(isShown, "the README should show:\n\(text)")
  }

  @Test func `without a name the command prints its golden text, which begins with the answer`() async throws {
    let text = try await Examples.overview(style: Style(isColoured: false)) + "\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/overview.txt")
    #expect(differingLines(text, from: try String(contentsOf: file, encoding: .utf8)) == [])
    let readme = try String(contentsOf: file.appending(path: "../../../../README.md").standardized, encoding: .utf8)
    let answer = try #require(text.split(separator: "\n").first)
    let isShown = readme.contains("\n\(answer)\n")
    #expect(isShown, "the README should show: \(answer)")
  }

  @Test func `a run of several scenarios ends with the names of those that differ`() {
    let same = Scenario.Row(event: "tap", legacy: ["1"], modern: ["1"])
    let different = Scenario.Row(event: "tap", legacy: ["1"], modern: ["2"])
    var summary = Summary()
    summary.add(.counter, [same])
    #expect(summary.text == nil)
    summary.add(.cart, [same, different])
    #expect(
      summary.text == """
        2 scenarios compare two sides. The same: 1. Different: 1 (cart).
        To run one again: swift run --traits ViewEngine onchange-examples NAME
        """)
  }

  @Test func `colours add only escape codes to the text`() {
    let rows = [
      Scenario.Row(event: "tap", legacy: ["1"], modern: ["1"]), Scenario.Row(event: "pull", legacy: [], modern: ["2"]),
    ]
    let plain = Table(scenario: .counter, rows: rows, style: Style(isColoured: false)).text
    let coloured = Table(scenario: .counter, rows: rows, style: Style(isColoured: true)).text
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }
}
