import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Which observers a report blames for a difference, and what a limit of seconds leaves of it.
@MainActor
@Suite("Differences", .timeLimit(.minutes(20))) struct DifferencesTests {
  private struct Shop: View {
    let log: Recorder
    @State private var quantity = 1
    @State private var price = 10

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      Storing(quantity: quantity, price: price)
      Noting(quantity: quantity, price: price, log: log)
      Same(quantity: quantity, log: log)
      AlsoNoting(quantity: quantity, price: price, log: log)
    }
  }

  private struct Storing: View {
    let quantity: Int
    let price: Int
    @State private var total = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(shown)")
        .onChange(of: quantity) { _ in total = price }
        .background(Text("total").onChange(of: total) { shown = $0 })
    }
  }

  private struct Noting: View {
    let quantity: Int
    let price: Int
    let log: Recorder
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("a").onChange(of: quantity) { _ in log("a \(price)") } }
  }

  private struct AlsoNoting: View {
    let quantity: Int
    let price: Int
    let log: Recorder
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("b").onChange(of: quantity) { _ in log("b \(price)") } }
  }

  private struct Same: View {
    let quantity: Int
    let log: Recorder
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("c").onChange(of: quantity) { new in log("c \(new)") } }
  }

  @Test func `each observer that differs by one step is a difference, but none that only follows`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet(), recording: { Shop(log: $0) })
    #expect(report.divergences.map { $0.observer?.view } == ["Storing", "Noting", "AlsoNoting"], "\(report)")
    #expect(
      report.divergences.map { $0.captured.map(\.property) } == [
        ["Storing.price"], ["Noting.price"], ["AlsoNoting.price"],
      ])
    #expect(report.description.contains("3 differences, in "))
    // The script and its test are printed once.
    let lines = report.description.split(separator: "\n")
    #expect(lines.filter { $0.contains("As a test:") }.count == 1)
    #expect(lines.filter { $0.contains("After the same script") }.count == 2)
  }

  private struct Late: View {
    @State private var quantity = 1
    @State private var price = 10
    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      LateLine(quantity: quantity, price: price)
    }
  }

  private struct LateLine: View {
    let quantity: Int
    let price: Int
    @State private var total = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(total)").onChange(of: quantity) { _ in Task { total = price } }
    }
  }

  @Test func `an explanation gets time after the limit of seconds`() async {
    let sides = (
      old: Side("legacy", role: .legacy, captureRule: .previous, view: { _ in Late() }),
      new: Side("modern", role: .rewritten, captureRule: .newest, view: { _ in Late() })
    )
    let session = Session(
      sides, scope: .init(comparesStored: true), exploration: .quiet { $0.maxSeconds = 0 })
    func aspects() async -> [[Divergence.Aspect]] {
      await Explanation(of: [.tap("buy")], session, hasTwoViews: false).divergences.map(\.aspects)
    }
    #expect(session.isOutOfTime)
    #expect(await aspects() == [[]])
    session.extendDeadline(bySeconds: 3_600)
    #expect(await aspects() == [[.texts, .stored]])
  }

  @Test func `explorations of one process run one after another`() async {
    let lines = Lines()
    func explore(_ name: String) async {
      _ = await previewMigration(
        depth: 1,
        exploring: .quiet {
          $0.announcesScripts = true
          $0.announcement = { _ in lines.add(name) }
        }
      ) { Late() }
    }
    async let first: Void = explore("a")
    async let second: Void = explore("b")
    _ = await (first, second)
    let changes = zip(lines.all, lines.all.dropFirst()).filter { $0 != $1 }
    #expect(Set(lines.all) == ["a", "b"] && changes.count == 1)
  }

  @Test func `an exploration ends after thirty seconds unless it is told otherwise`() {
    #expect(Exploration().maxSeconds == 30)
  }
}
