import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Views that cannot be explored to the end, or not at all.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct BadInputTests {
  @Test func `an EmptyView is equivalent to itself and has no observers`() async {
    let report = await previewMigration(exploring: .quiet()) { EmptyView() }
    #expect(report.isEquivalent)
    #expect(report.stateCount == 1)
    #expect(report.coverage == [])
  }

  @Test func `depth 0 compares the presentation`() async {
    let same = await previewMigration(depth: 0, exploring: .quiet()) { Counter() }
    #expect(same.isEquivalent)
    #expect(same.interactionCount == 0)
    let differs = await compareMigration(depth: 0, exploring: .quiet()) { _ in
      Text("a")
    } modern: { _ in
      Text("b")
    }
    #expect(differs.divergences.map(\.script) == [Script()])
    #expect(differs.divergences.first?.aspects == [.texts])
  }

  @Test func `an endless series of ids is explored up to the script budget`() async {
    let report = await previewMigration(
      depth: 1_000_000, exploring: .quiet { $0.maxScripts = 300 }
    ) {
      Endless()
    }
    #expect(report.isEquivalent)
    #expect(report.scriptCount == 300)
    #expect(report.notExplored.contains { if case .states = $0 { true } else { false } }, "\(report.notExplored)")
  }

  @Test func `a view that never settles is reported`() async {
    let report = await previewMigration(
      depth: 1,
      exploring: .quiet {
        $0.maxFrames = 5
        $0.randomScripts = 0
      }
    ) { Restless() }
    #expect(
      report.notExplored.contains { if case .neverSettles = $0 { true } else { false } }, "\(report.notExplored)")
  }

  @Test func `a view that is not deterministic is reported as an instability, not as a divergence`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Dice() }
    #expect(report.divergences == [])
    #expect(!report.isEquivalent)
    #expect(report.instabilities.map(\.script) == [[.tap("Roll")]])
    #expect(report.description.contains("is not deterministic: the same script gave two results."))
  }

  @Test func `state that both sides share is noticed when a script is run a second time`() async {
    let shared = Tally()
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Shared(tally: shared) }
    #expect(report.divergences == [])
    #expect(!report.isEquivalent)
    #expect(report.instabilities.count == 1)
  }

  @Test func `an @AppStorage value is isolated from other hosts and from UserDefaults.standard`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet { $0.randomScripts = 2 }) { Settings() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.stateCount >= 7)
    #expect(UserDefaults.standard.object(forKey: "MigrationTestingTests.level") == nil)
  }

  @Test func `a stored value that differs by chance is excluded and reported`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { Seeded() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.notExplored.contains(.unstable("Seeded.seed")))
    #expect(report.stateCount == 5)
  }

  @Test func `other stored values are still compared if one is excluded`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { SeededAndStale() }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
  }

  @Test func `random identifiers do not make states differ`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Items() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.notExplored == [.depth(3)])
  }

  @Test func `each script is announced before it runs`() async {
    let lines = Lines()
    _ = await previewMigration(
      depth: 1,
      exploring: .quiet {
        $0.announcesScripts = true
        $0.announcement = { lines.add($0) }
        $0.randomScripts = 0
      }
    ) { Counter() }
    #expect(lines.all == ["runs []", "runs [.render]", "runs [.render, .tap(\"Add\")]"])
  }

  @Test func `an unknown model change is reported with the model changes that exist`() async {
    let report = await previewMigration(replaying: [.changeModel("sign in")]) { Counter() }
    #expect(
      report.notExplored == [
        .impossible(
          .changeModel("sign in"),
          "change model \"sign in\": the exploration has no such step in its modelChanges. It has none at all; add it there."
        )
      ])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }

  private struct Endless: View {
    @State private var ids = [0]
    var body: some View {
      ForEach(ids, id: \.self) { id in Text("row \(id)") }
      Button("More") { ids.append((ids.last ?? 0) + 1) }
    }
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("restless").task(id: count) { count += 1 }
    }
  }

  private struct Dice: View {
    @State private var number = 0
    var body: some View {
      Text("\(number)")
      Button("Roll") { number = .random(in: 0...(.max)) }
    }
  }

  private final class Tally {
    var count = 0
  }

  private struct Shared: View {
    let tally: Tally
    @State private var shown = 0
    var body: some View {
      Text("\(shown)")
      Button("Count") {
        tally.count += 1
        shown = tally.count
      }
    }
  }

  private struct Settings: View {
    @AppStorage("MigrationTestingTests.level") private var level = 0
    var body: some View {
      Text("\(level)")
      Button("Louder") { level += 1 }
      Button("Softer") { level -= 1 }
    }
  }

  private struct Seeded: View {
    @State private var seed = Int.random(in: 0...(.max))
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
      Button("Take") { count -= 1 }
    }
  }

  private struct SeededAndStale: View {
    @State private var seed = Int.random(in: 0...(.max))
    @State private var count = 0
    @State private var saved = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [next = count + 7] _ in saved = next }
    }
  }

  private struct Item: Identifiable, Equatable {
    let id = UUID()
    let title: String
  }

  private struct Items: View {
    @State private var items: [Item] = []
    @State private var selected: UUID?
    var body: some View {
      Button("New") {
        items.append(Item(title: "item \(items.count)"))
        selected = items.last?.id
      }
      Button("First") { selected = items.first?.id }
      ForEach(items) { item in Text(item.title + (item.id == selected ? "!" : "")) }
    }
  }
}
