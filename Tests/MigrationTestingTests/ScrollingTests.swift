import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Rows that are made only on scrolling.
@MainActor
@Suite("Scrolling in a migration", .timeLimit(.minutes(20)))
struct ScrollingTests {
  @Test func `scrolling down finds a divergence in an off-screen row`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) {
      Catalogue(rows: 60, offered: 55)
    }
    #expect(!report.isEquivalent)
    #expect(report.divergences.map(\.script) == [[.scrollDown(), .tap("Offer")]])
    #expect(report.divergences.first?.old.texts.contains("paid 20") == true)
    #expect(report.divergences.first?.new.texts.contains("paid 10") == true)
    #expect(report.description.contains("scroll down, tap \"Offer\""))
  }

  @Test func `depth 1 is too short to find a divergence in an off-screen row`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) {
      Catalogue(rows: 60, offered: 55)
    }
    #expect(report.isEquivalent)
    #expect(report.stateCount == 2)
  }

  @Test func `a list that shows all of its rows is not scrolled`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) {
      Catalogue(rows: 5, offered: nil)
    }
    #expect(report.isEquivalent)
    #expect(report.stateCount == 1)
    #expect(!report.notExplored.contains(.disabled("scrollDown")))
  }

  @Test func `a script that scrolls two Lists identifies each by its index`() async {
    let script: Script = [.scrollDown(), .scrollDown(at: 1), .scrollUp()]
    let report = await previewMigration(replaying: script) {
      List(0..<60) { Text("\($0)") }
      List(100..<160) { Text("\($0)") }
    }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.stateCount == 4)
    #expect(report.notExplored == [])
  }

  @Test func `a disabled List can be scrolled, but its rows are disabled`() async {
    let host = ViewHost { List(0..<60) { Button("row \($0)") {} }.disabled(true) }
    #expect(host.interactions.filter { $0.verb == .scrollDown }.map(\.isEnabled) == [true])
    #expect(host.interactions.filter(\.isEnabled).map(\.verb) == [.scrollDown])
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) {
      List(0..<60) { Text("\($0)") }.disabled(true)
    }
    #expect(report.isEquivalent)
    #expect(report.stateCount == 2)
    #expect(!report.notExplored.contains(.disabled("scrollDown")))
  }

  private struct Catalogue: View {
    let rows: Int
    let offered: Int?
    var body: some View {
      List(0..<rows) { row in
        if row == offered { Offer() } else { Text("\(row)") }
      }
    }
  }

  private struct Offer: View {
    @State private var price = 20
    @State private var paid = 0
    var body: some View {
      Button("Offer") { price = 10 }
      Price(price: price, paid: $paid)
      Text("paid \(paid)")
    }
  }

  private struct Price: View {
    let price: Int
    @Binding var paid: Int
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(price)").onChange(of: price) { _ in paid = price }
    }
  }
}
