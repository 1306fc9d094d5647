import Foundation
import MigrationTesting
import OnChangeCompat
import Testing

// The code of the guides `ProvingAMigration` and `ExploringAView`, unchanged.

struct Offer: Equatable {
  var price = 10
  var quantity = 1
}

struct MigratedLine: View {
  let offer: Offer
  @State private var total = 10

  var body: some View {
    Text("Total \(total)")
      .onChange(of: offer) { old, new in
        if old.quantity != new.quantity { total = old.price * new.quantity }
      }
  }
}

struct FormerLine: View {
  let offer: Offer
  @State private var total = 10

  @available(*, deprecated, message: "the form before the migration")
  var body: some View {
    Text("Total \(total)")
      .onChange(of: offer.quantity) { quantity in total = offer.price * quantity }
  }
}

struct Counter<Line: View>: View {
  @ViewBuilder let line: (Offer) -> Line
  @State private var offer = Offer()

  var body: some View {
    Button("Two at half price") { offer = Offer(price: 5, quantity: 2) }
    Button("Cheaper") { offer.price -= 1 }
    line(offer)
  }
}

@MainActor
@Test func `the migrated line computes what the former one did`() async {
  let report = await compareMigration(depth: 4) { _ in
    Counter { FormerLine(offer: $0) }
  } modern: { _ in
    Counter { MigratedLine(offer: $0) }
  }
  #expect(report.isCovered)
}

extension Exploration {
  static var shop: Exploration {
    var exploration = Exploration()
    exploration.alphabet = ["3", "\u{8}"]
    exploration.environmentChanges = [EnvironmentChange("scenePhase", \.scenePhase, [.active, .background])]
    exploration.modelChanges = [ModelChange("sell out", Stock.self) { $0.count = 0 }]
    exploration.maxScripts = 50_000
    return exploration
  }
}

final class Stock {
  var count = 3
}

@MainActor
@Test func `an offer is computed with the price before it`() async {
  let script: Script = [.tap("Two at half price")]
  let report = await compareMigration(replaying: script) { _ in
    Counter { FormerLine(offer: $0) }
  } modern: { _ in
    Counter { MigratedLine(offer: $0) }
  }
  #expect(report.isEquivalent)
}

struct Till: View {
  @State private var quantity = 1
  @State private var note = ""

  var body: some View {
    Stepper("Quantity", value: $quantity, in: 1...9)
    Text(note)
      .onChange(of: quantity) { old, new in note = "\(old) → \(new)" }
  }
}

@MainActor
func explore(shard: Int, of count: Int) async -> MigrationReport {
  var exploration = Exploration.shop
  exploration.shard = Exploration.Shard(shard, of: count)
  return await previewMigration(depth: 6, exploring: exploration) { Till() }
}

func merged(_ reports: [MigrationReport]) -> MigrationReport? { MigrationReport(merging: reports) }

@MainActor
@Suite(.timeLimit(.minutes(20)))
struct GuideTests {
  @Test(arguments: ["ProvingAMigration.md", "ExploringAView.md"])
  func `the guide's code blocks equal the tested code`(page: String) throws {
    let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Compat/Documentation.docc/\(page)").standardized
    let blocks = try String(contentsOf: file, encoding: .utf8).matches(of: /```swift\n((?s:.*?))```/).map {
      String($0.1)
    }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(own.contains(block.replacing(/^(import [A-Za-z]+\n)+\n/, with: "")), "the guide has:\n\(block)")
    }
  }

  @Test func `shards of the guide's exploration merge into one report`() async throws {
    let reports = [await explore(shard: 1, of: 2), await explore(shard: 2, of: 2)]
    let report = try #require(merged(reports))
    #expect(report.isEquivalent, "\(report)")
    #expect(report.shards == [.whole])
    #expect(!report.notExplored.contains { if case .otherShards = $0 { true } else { false } })
    #expect(report.stateCount >= reports.map(\.stateCount).max() ?? 0)
  }
}
