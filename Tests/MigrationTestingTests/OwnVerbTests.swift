import MigrationTesting
import OnChangeCompat
import Testing

/// A control with a custom verb, in a module that is unknown to the engine and the kit. This file and `Rating.swift`
/// are all of its code.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct OwnVerbTests {
  private struct Review: View {
    @State private var stars = 0
    @State private var saved = -1
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let stars = stars
      Rating("Taste", stars: $stars)
      Text("saved \(saved)").onChange(of: stars) { _ in saved = stars }
    }
  }

  @Test func `a host performs a custom verb and rejects its wrong use`() throws {
    let host = ViewHost(Review())
    #expect(host.interactions.map(\.description) == ["rate Taste"])
    try host.perform(.rate("Taste", stars: 3))
    #expect(host.tree.contains("3 of 5 stars"))
    #expect(throws: ViewHostError.self) { try host.perform(.rate("Taste", stars: 6)) }
    #expect(throws: ViewHostError.self) { try host.perform(.rate("Price", stars: 1)) }
    do { try host.tap("Taste") } catch let error as ViewHostError {
      #expect(error.message.contains("  \"Taste\" is a rating.\n\nTo fix, call rate(\"Taste\", stars: …)."))
    }
  }

  @Test func `the kit explores a custom verb and describes its steps in words and code`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { Review() }
    #expect(report.divergences.map(\.script) == [[.rate("Taste", stars: 1)]])
    #expect(report.description.contains("After: give \"Taste\" 1 stars"), "\(report)")
    #expect(report.description.contains("let script: Script = [.rate(\"Taste\", stars: 1)]"), "\(report)")
    // Each number of stars, and the root evaluated once more.
    #expect(report.stateCount == 1)
    #expect(report.divergingScriptCount == 5)
  }
}
