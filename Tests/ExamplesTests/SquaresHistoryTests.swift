import Foundation
import Testing

@testable import onchange_examples

@MainActor
@Suite("The squares", .timeLimit(.minutes(20))) struct SquaresHistoryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the history prints its golden text`() async throws {
    let text = try await SquaresHistory.record().text(style: Style(isColoured: false))
    #expect(differingLines(text, from: try Self.text("Golden/updaters.txt")) == [])
  }

  @Test func `the README shows a picture of this history`() async throws {
    let place = "Compat/Documentation.docc/Resources/updaters.svg"
    let history = try await SquaresHistory.record()
    #expect(differingLines(history.svg, from: try Self.text("../../\(place)")) == [])
    let isShown = try Self.text("../../README.md").contains("](\(place))")
    #expect(isShown, "the README should show \(place)")
  }

  @Test func `each square adopts the given paint by its own rule`() async throws {
    let history = try await SquaresHistory.record()
    for (moment, last) in zip(history.moments.dropFirst(), history.moments) {
      let given = moment.paints[0]
      let isTick = moment.event == "tick"
      #expect(moment.paints[1] == (given.family == last.paints[1].family ? last.paints[1] : given))
      #expect(moment.paints[3] == (isTick ? given : last.paints[3]))
      #expect(moment.changed == zip(moment.paints, last.paints).map { $0 != $1 })
    }
  }

  @Test func `colours paint a block before each name`() async throws {
    let text = try await SquaresHistory.record().text(style: Style(isColoured: true))
    #expect(text.matches(of: /\u{1B}\[48;2;179;18;60m  \u{1B}\[0m crimson/).count > 4)
  }

  @Test func `--svg follows updaters and takes one file`() throws {
    #expect(try Options(["updaters", "--svg", "a.svg"], names: ["updaters"]) == .picture("a.svg"))
    for wrong in [
      ["--svg", "a.svg"], ["updaters", "--svg"], ["cart", "--svg", "a.svg"], ["updaters", "--svg", "a", "b"],
    ] {
      #expect(throws: Options.Wrong.self) { try Options(wrong, names: ["updaters", "cart"]) }
    }
  }
}
