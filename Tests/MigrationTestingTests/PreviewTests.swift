import OnChangeCompat
import Testing

@testable import MigrationTesting

/// One view, unchanged, under both capture rules.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct PreviewTests {
  @Test func `a shortest script finds a closure that captures a value changed with the observed one`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Shop() }
    #expect(!report.isEquivalent)
    #expect(report.divergences.map(\.script) == [[.tap("Offer")]])
    let divergence = report.divergences[0]
    #expect(divergence.old.texts == ["Offer", "Total 20"])
    #expect(divergence.new.texts == ["Offer", "Total 10"])
    #expect(divergence.observer.map { "\($0.valueType) \($0.content) \($0.view)" } == "Int Text Line")
    #expect(divergence.old.run == Divergence.Values(old: "1", new: "2"))
    #expect(divergence.captured.map(\.description) == ["Line.price: 10 → 5"])
  }

  @Test func `the advice names an observed value once that is captured by a list and with its view`() async {
    struct Turns: View {
      let player: String
      let points: Int
      @State private var last = ""
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        Text(last).onChange(of: player) { [player] _ in last = "\(player) left with \(points)" }
      }
    }
    struct Game: View {
      @State private var player = "Ann"
      @State private var points = 5
      var body: some View {
        Button("Next") { (player, points) = ("Ben", 0) }
        Turns(player: player, points: points)
      }
    }
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Game() }
    #expect(report.divergences.map { $0.captured.map(\.property) } == [["Turns.points"]])
    #expect(report.divergences[0].observed?.new == "\"Ben\"")
  }

  @Test func `a difference in a recorder's notes can be replayed`() async {
    struct Searching: View {
      let recorder: Recorder
      @State private var count = 0
      @State private var price = 0
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        Button("Add") { (count, price) = (count + 1, 5) }
          .onChange(of: count) { [price] _ in recorder("price \(price)") }
      }
    }
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Searching(recorder: $0) }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    let replay = await previewMigration(replaying: [.tap("Add")], exploring: .quiet()) { Searching(recorder: $0) }
    #expect(replay.divergences.map(\.aspects) == report.divergences.map(\.aspects))
    #expect(replay.divergences.first?.old.notes == ["price 0"])
    #expect(replay.divergences.first?.new.notes == ["price 5"])
  }

  @Test func `a closure that uses its parameter and states migrates safely`() async {
    let report = await previewMigration(depth: 4, exploring: .quiet { $0.randomScripts = 0 }) { Safe() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.stateCount == 9 + 7)
    #expect(report.unexercisedObservers == [])
  }

  @Test func `a GeometryProxy gives the current size in the legacy and the migrated closure`() async {
    let sizes = EnvironmentChange(
      "viewportSize", \.viewportSize, [CGSize(width: 100, height: 50), CGSize(width: 50, height: 100)])
    let report = await previewMigration(depth: 3, exploring: .quiet { $0.environmentChanges = [sizes] }) { Measured() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.unexercisedObservers == [])
  }

  private struct Measured: View {
    @State private var width = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      GeometryReader { geometry in
        Text(width).onChange(of: geometry.size) { _ in width = "\(geometry.size.width)" }
      }
    }
  }

  @Test func `a state write counts as a difference even if no text shows it`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Hidden() }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    #expect(report.divergences.first?.aspects == [.stored])
    #expect(report.divergences.first?.old.effects.map(\.description) == ["Hidden.saved: -1 → 1"])
    #expect(report.divergences.first?.new.effects.map(\.description) == ["Hidden.saved: -1 → 2"])
  }

  @Test func `a change to a model that the view holds counts as a difference`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Logging(log: Log()) }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    #expect(
      report.divergences.first?.new.effects.map(\.description) == ["Log.lines: [] → [2]"])
  }

  @Test func `a state write that a second action reverts counts as a difference`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { TakenBack() }
    #expect(report.divergences.first?.aspects == [.runs])
  }

  @Test func `an action that writes the same text in a different way is not a difference`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { OtherWay() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.coverage.map(\.runCount).allSatisfy { $0 > 0 })
  }

  @Test func `a modern observer that uses a captured value is found too`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Modern() }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    #expect(report.divergences.first?.observer?.isLegacy == false)
  }

  @Test func `captured values are part of the state even if nothing shows them`() async {
    // Evaluated again after the model change, the old closure would have the new name as well.
    let report = await previewMigration(
      depth: 2,
      exploring: .quiet {
        $0.randomScripts = 0
        $0.modelChanges = [ModelChange("rename", Account.self) { $0.name = "b" }]
      }
    ) { Named(account: Account()) }
    #expect(report.divergences.map(\.script) == [[.changeModel("rename"), .tap("Add")]])
  }

  @Test func `each observer that differs is reported once, with its number`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Two() }
    #expect(
      report.divergences.map { $0.observer.map { "\($0.valueType) \($0.content) \($0.number) \($0.view)" } } == [
        "Int Text 1 Two", "Int Text 2 Two",
      ])
  }

  @Test func `an observer that never ran is named`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Unreached() }
    #expect(report.isEquivalent)
    #expect(!report.isProven)
    #expect(report.unexercisedObservers.map { "\($0.valueType) \($0.content) \($0.view)" } == ["Bool Text Unreached"])
    #expect(report.coverage.first { $0.runCount > 0 }?.steps == [.tap("Add")])
  }

  @Test func `a found script can be replayed as a regression test`() async {
    let script: Script = [.tap("Offer")]
    #expect(!(await previewMigration(replaying: script) { Shop() }).isEquivalent)
    #expect((await previewMigration(replaying: [.render]) { Shop() }).isEquivalent)
  }

  @Test func `a script that cannot be replayed proves nothing, and the report says why`() async {
    let report = await previewMigration(replaying: [.tap("Sell")]) { Shop() }
    #expect(!report.isEquivalent)
    #expect(
      report.notExplored == [
        .impossible(
          .tap("Sell"),
          """
          tap: there is no button "Sell" on screen.
            On screen: "Offer".

          To fix, use one of these labels, or perform the event that shows the button first.
          """)
      ])
    #expect(
      report.description.hasSuffix(
        """
        Not explored:
          tap "Sell" and all later steps: tap: there is no button "Sell" on screen.
              On screen: "Offer".

            To fix, use one of these labels, or perform the event that shows the button first.
        """))
  }

  private struct Shop: View {
    @State private var price = 10
    @State private var quantity = 1
    var body: some View {
      Button("Offer") { (price, quantity) = (5, 2) }
      Line(price: price, quantity: quantity)
    }
  }

  private struct Line: View {
    let price: Int
    let quantity: Int
    @State private var total = 10
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("Total \(total)").onChange(of: quantity) { total = price * $0 }
    }
  }

  private struct Safe: View {
    @State private var count = 0
    @State private var double = 0
    @State private var isOn = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
      Button("Take") { count -= 1 }
      Toggle("On", isOn: $isOn)
      Text("\(double)").onChange(of: count) { double = 2 * $0 + (isOn ? 0 : 0) }
    }
  }

  private struct Hidden: View {
    @State private var count = 0
    @State private var saved = -1
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [next = count + 1] _ in saved = next }
    }
  }

  private final class Log {
    var lines: [Int] = []
  }

  private struct Logging: View {
    let log: Log
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [next = count + 1] _ in if next > 1 { log.lines.append(next) }
      }
    }
  }

  private struct TakenBack: View {
    @State private var count = 0
    @State private var flag = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { [next = count + 1] _ in flag = next - 1 }
        .onChange(of: flag) { _ in flag = 0 }
    }
  }

  private struct OtherWay: View {
    @State private var count = 0
    @State private var text = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
      Text(text).onChange(of: count) { [count] new in
        if count == new {
          text = "now \(new)"
        } else {
          text = "now"
          text += " \(new)"
        }
      }
    }
  }

  private struct Modern: View {
    @State private var count = 0
    @State private var saved = -1
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [count] in saved = count }
    }
  }

  private final class Account {
    var name = "a"
  }

  private struct Named: View {
    let account: Account
    @State private var count = 0
    @State private var saved = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let name = account.name
      Button("Add") { count += 1 }.onChange(of: count) { _ in saved = name }
    }
  }

  private struct Two: View {
    @State private var count = 0
    @State private var other = 0
    @State private var saved = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Count") { count += 1 }
      Button("Other") { other += 1 }
      Text("\(saved)")
        .onChange(of: count) { [next = count + 1] _ in saved = next }
        .onChange(of: other) { [next = other + 1] _ in saved = next }
    }
  }

  private struct Unreached: View {
    @State private var count = 0
    @State private var isDone = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { _ in }
      Button("Done") { isDone = true }.disabled(true)
      Text("\(count)").onChange(of: isDone) { _ in }
    }
  }
}
