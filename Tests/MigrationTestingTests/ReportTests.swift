import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

@Suite(.timeLimit(.minutes(5)))
struct ReportTests {
  @Test func `a report without a difference says how far that goes`() {
    let report = Samples.report(limits: [.depth(2), .disabled("tap \"Sell\"")], runs: 0)
    #expect(report.isEquivalent)
    #expect(
      report.description == """
        Migrating the view changes nothing, as far as it was explored.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.

        Never ran, so nothing is known of them:
          onChange(of: Int) on Text in Line

        Not explored:
          what comes after 2 steps, but for the random scripts
          tap "Sell": the control is there and never reacted
        """)
  }

  @Test func `a difference is told with both outcomes, why it is so, and what to do`() {
    let report = Samples.report(divergences: [Samples.divergence])
    #expect(!report.isEquivalent)
    #expect(
      report.description == """
        Migrating the view changes what it does: one difference, in 2 of 7 scripts.

        1. After: type "3" into "Quantity", tap "Buy"
           legacy  texts: Buy, Total 20
           modern  texts: Buy, Total 10
           legacy  writes: Line.total: 10 → 20
           modern  writes: none
           at onChange(of: Int) on Text in Line, which ran for 1 → 2
           Why: the legacy closure was made before the change, and holds price 10; the modern closure is the newest,
             and holds price 5.
           To keep the old behaviour, observe price together with the value, as one Equatable value, and use its old
             price in the closure with two parameters. To take the new behaviour, migrate as it is.
           As a test:
             let script: Script = [.type("3", into: "Quantity"), .tap("Buy")]
             let report = await previewMigration(replaying: script) { … }
             #expect(report.isEquivalent)

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.
        """)
  }

  @Test func `a side that does not repeat itself proves nothing`() {
    let report = Samples.report(
      instabilities: [
        Instability(
          side: "modern", script: [.tap("Roll")],
          difference: "the texts are [\"1\"] in one run, and [\"2\"] in the next")
      ])
    #expect(!report.isEquivalent)
    #expect(
      report.description == """
        Nothing is proven: the view does something else each time.

        The modern side does not repeat itself. After: tap "Roll"
          the texts are ["1"] in one run, and ["2"] in the next.
          Something outlives the host or is drawn by chance: a global or static object, UserDefaults, the clock, a random
          number. To compare it, make its models inside the builder, and hand the view what varies.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.
        """)
  }

  @Test func `what is to be done depends on what was captured`() {
    func advice(captured: [StoredChange], observed: StoredChange?) -> String {
      let sample = Samples.divergence
      let divergence = Divergence(
        script: sample.script, aspects: sample.aspects, old: sample.old, new: sample.new, observer: sample.observer,
        captured: captured, observed: observed, timeline: sample.timeline)
      return DivergenceProse(divergence, .preview).advice
    }
    let count = StoredChange(property: "Line.count", old: "1", new: "2")
    #expect(advice(captured: [count], observed: nil).hasPrefix("To keep the old behaviour, observe count together"))
    #expect(
      advice(captured: [], observed: count)
        == "To keep the old behaviour, use the closure with two parameters, and its first one in place of count. To take "
        + "the new behaviour, migrate as it is.")
    #expect(advice(captured: [], observed: nil).contains("its first one, the old value"))
  }

  @Test func `the timeline as text puts the sides side by side, and marks the first difference`() {
    #expect(
      Samples.divergence.timelineText(width: 36) == """
            legacy                                modern
        ── present
            evaluates Line                        evaluates Line
        ── tap "Buy"
          pass 1
            evaluates Line                        evaluates Line
          ≠ onChange(of: Int) 1 → 2; Line.total:  onChange(of: Int) 1 → 2
              10 → 20
          pass 2
            evaluates Line
        """)
  }

  @Test func `a report that was written as JSON is the same when it is read`() throws {
    let report = Samples.report(divergences: [Samples.divergence], limits: [.depth(2), .seconds(1.5), .cancelled])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(MigrationReport.self, from: data) == report)
  }

  @Test func `reports of shards merge into one that counts a state once`() throws {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    let reports = [
      Samples.report(limits: [.depth(2), .otherShards(shards[0])], keys: [1, 2, 3], shard: shards[0], runs: 0),
      Samples.report(
        divergences: [Samples.divergence], limits: [.depth(2), .otherShards(shards[1])], keys: [1, 2, 4, 5],
        shard: shards[1]),
    ]
    let merged = try #require(MigrationReport.merging(reports))
    #expect(merged.states == 5)
    #expect(merged.scripts == 14)
    #expect(merged.divergences == [Samples.divergence])
    #expect(merged.coverage.map(\.runs) == [6])
    #expect(merged.unexercisedObservers == [])
    #expect(merged.notExplored == [.depth(2)])
    #expect(merged.shards == [.whole])
    #expect(merged.graph.edges.contains(.init(from: 1, to: 3)))
    #expect(MigrationReport.merging([reports[0]])?.notExplored.last == .otherShards(shards[0]))
  }

  @Test func `shards run beside each other, so the slowest tells how long it took`() {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    let reports = shards.map { Samples.report(shard: $0) }
    #expect(MigrationReport.merging(reports)?.seconds == 0.5)
  }

  @Test func `the edges of another report lead from and to the states that they name`() throws {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    // A row of states each: 1 to 2 to 3, and 1 to 4 to 2.
    let reports = [
      Samples.report(keys: [1, 2, 3], shard: shards[0]), Samples.report(keys: [1, 4, 2], shard: shards[1]),
    ]
    let graph = try #require(MigrationReport.merging(reports)).graph
    #expect(graph.keys == [1, 2, 3, 4])
    #expect(
      graph.edges == [.init(from: 0, to: 1), .init(from: 1, to: 2), .init(from: 0, to: 3), .init(from: 3, to: 1)])
  }

  @Test func `reports of different things do not merge`() {
    #expect(MigrationReport.merging([]) == nil)
    #expect(MigrationReport.merging([Samples.report(.preview), Samples.report(.order)]) == nil)
  }
}
