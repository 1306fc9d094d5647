import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

@Suite(.timeLimit(.minutes(20)))
struct ReportTests {
  @Test func `a report without a difference says what is not proven and not explored`() {
    let report = Samples.report(limits: [.depth(2), .disabled("tap \"Sell\"")], runs: 0)
    #expect(report.isEquivalent)
    #expect(!report.isProven)
    #expect(
      report.description == """
        Nothing differs, but not all is covered: 1 observer never ran.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.

        Observers that never ran, so they are not covered:
          Line.swift:12: onChange(of: Int) in Line
            nothing changes Line.quantity. To fix, explore Line inside a view that changes quantity.

        Not explored:
          scripts longer than 2 steps, except random ones
          tap "Sell": the control is disabled in every state
        """)
  }

  @Test func `a difference is reported with both outcomes, the reason and the fix`() {
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
           at Line.swift:12: onChange(of: Int) in Line, which ran for 1 → 2
           Why: the legacy closure was made before the change, and holds price 10; the modern closure is the newest,
             and holds price 5.
           To keep the old behaviour, observe price and the value together, as one Equatable value. In the closure
             with two parameters, take price from the old one, and do nothing if the value itself is the same. Then
             compare the old and the new view with compareMigration. To take the new behaviour, migrate unchanged.
           As a test:
             let script: Script = [.type("3", into: "Quantity"), .tap("Buy")]
             let report = await previewMigration(replaying: script) { … }
             #expect(report.isEquivalent)

        Only the first difference of each observer is shown. Run the test again after a fix.

        Explored: 3 states without a difference, 7 scripts, 20 interactions, systematically up to 2 steps.
        """)
  }

  @Test func `an empty text is shown in quotes`() {
    let sample = Samples.divergence
    var (old, new) = (sample.old, sample.new)
    (old.texts, new.texts) = (["", "Total 20"], [""])
    let divergence = Divergence(
      script: sample.script, aspects: sample.aspects, old: old, new: new, observer: sample.observer,
      captured: sample.captured, observed: sample.observed, timeline: sample.timeline)
    let report = Samples.report(divergences: [divergence])
    #expect(report.description.contains("\n   legacy  texts: \"\", Total 20\n   modern  texts: \"\"\n"))
    #expect(report.html.contains("<ul class=\"texts\"><li>&quot;&quot;</li></ul></details>"))
  }

  @Test func `a proof names its basis, and an incomplete proof names what is missing`() {
    func report(_ copies: [CapturedCopy], limits: [Limit] = [.depth(2)]) -> MigrationReport {
      var report = Samples.report(limits: limits)
      report.coverage[0].copies = copies
      return report
    }
    func copy(_ name: String, isVaried: Bool = false, isConstant: Bool = false) -> CapturedCopy {
      CapturedCopy(name: name, value: "10", isVaried: isVaried, isConstant: isConstant)
    }
    #expect(report([]).verdict == "Covered, not proven: nothing differs. Its observer ran, within limits.")
    #expect(report([]).description.hasSuffix("Limits:\n  scripts longer than 2 steps, except random ones"))
    #expect(report([copy("Line.price", isVaried: true)]).isCovered)
    #expect(report([copy("Line.price", isConstant: true)]).isCovered)
    #expect(report([copy("Line.price")], limits: [.disabled("tap \"Sell\"")]).isProven)
    #expect(
      report([copy("Line.price")], limits: []).verdict
        == "Proven: migrating the view changes nothing. Its observer ran, in every state that there is.")
    var replay = report([copy("Line.price")], limits: [])
    replay.isReplay = true
    #expect(!replay.isCovered)
    let doubtful = report([copy("Line.price"), copy("tax", isVaried: true), copy("currency")])
    #expect(!doubtful.isCovered)
    #expect(doubtful.unvaried.map(\.copy.name) == ["Line.price", "currency"])
    #expect(
      doubtful.description == """
        Nothing differs, but not all is covered: 2 captured values never changed with the observed one.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.

        Captured values that never changed together with the observed value:
          Line.price (10), captured at Line.swift:12: onChange(of: Int) in Line
          currency (10), captured at Line.swift:12: onChange(of: Int) in Line

        To fix, change them in the same event as the observed value. List copies that the app never changes, and pass
        the exploration to the test's call, as `exploring: exploration`:
          var exploration = Exploration()
          exploration.constants = ["Line.price", "currency"]

        Not explored:
          scripts longer than 2 steps, except random ones
        """)
    #expect(doubtful.html.contains("<li>Line.price (10), captured at"))
    var unread = doubtful
    unread.coverage[0].isSourceKnown = false
    #expect(
      unread.description.contains(
        """
        The source of 1 closure could not be read, so all parts of all copies count here. To fix, run
        in debug, on Linux, with the source files in place.
        """))
  }

  @Test(arguments: [
    Limit.depth(4), .steps(3), .states(3), .randomScripts(3), .seconds(2), .cancelled, .otherShards(.init(1, of: 2)),
    .needsValue("pick"), .sampled("type"), .untried("colorScheme"), .shared("Line.cart"),
  ])
  func `a limit of the exploration leaves a report covered and makes it no proof`(limit: Limit) {
    let report = Samples.report(limits: [limit])
    #expect(report.isEquivalent)
    #expect(report.isCovered)
    #expect(!report.isProven)
    #expect(report.verdict.hasPrefix("Covered, not proven:"))
    #expect(report.description.contains("Limits:\n  \(limit)"))
    #expect(report.html.contains(">covered<"))
  }

  @Test(arguments: [
    Limit.unstable("Line.seed"), .neverSettles("tap"), .untriedByAction("viewportSize"), .unseenEffect("a thread"),
  ])
  func `a value or work that could not be compared leaves a report equivalent and not covered`(limit: Limit) {
    let report = Samples.report(limits: [limit])
    #expect(report.isEquivalent)
    #expect(!report.isCovered)
    #expect(!report.isProven)
  }

  @Test func `a replay without a difference is equivalent, and neither covered nor proven`() {
    var report = Samples.report(limits: [])
    #expect(report.isProven)
    report.isReplay = true
    #expect(report.isEquivalent)
    #expect(!report.isCovered)
    #expect(!report.isProven)
    #expect(report.verdict == "Nothing differs, but not all is covered: a replay runs one script.")
  }

  @Test func `an observer without debug information is named by type, content and number`() {
    var observer = Observer(view: "Line", valueType: "Int", content: "Text", number: 2, isLegacy: true)
    #expect(observer.description == "the second onChange(of: Int) on Text in Line")
    observer.place = 3
    #expect(observer.description == "the second onChange(of: Int) on the third Text in Line")
    observer.place = 11
    #expect(observer.description == "the second onChange(of: Int) on the no. 11 Text in Line")
    let bare = Observer(view: "", valueType: "Int", content: "", number: 1, isLegacy: true)
    #expect(bare.description == "onChange(of: Int)")
  }

  @Test func `a copy that changed in one shard counts as changed after merging`() throws {
    func copy(_ name: String, _ isVaried: Bool) -> CapturedCopy {
      CapturedCopy(name: name, value: "1", isVaried: isVaried, isConstant: false)
    }
    var first = Samples.report(limits: [.depth(2)], shard: .init(1, of: 2))
    first.coverage[0].copies = [copy("a", true), copy("b", false)]
    var second = Samples.report(limits: [.depth(2)], shard: .init(2, of: 2))
    second.coverage[0].copies = [copy("b", true), copy("c", false)]
    let merged = try #require(MigrationReport(merging: [first, second]))
    #expect(merged.coverage[0].copies == [copy("a", true), copy("b", true), copy("c", false)])
    #expect(merged.unvaried.map(\.copy.name) == ["c"])
  }

  @Test func `a side that is not deterministic proves nothing`() {
    let report = Samples.report(
      instabilities: [
        Instability(
          side: "modern", script: [.tap("Roll")],
          difference: "the texts are [\"1\"] in one run, and [\"2\"] in the next")
      ])
    #expect(!report.isEquivalent)
    #expect(
      report.description == """
        Nothing is proven: the view is not deterministic.

        The modern side is not deterministic: the same script gave two results.
          After: tap "Roll"
          the texts are ["1"] in one run, and ["2"] in the next.

        To fix, make its models inside the builder, and pass in what varies: global objects, UserDefaults, the clock, \
        random numbers.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.
        """)
  }

  @Test func `the advice depends on the captured values`() {
    func advice(captured: [StoredChange], observed: StoredChange?) -> String {
      let sample = Samples.divergence
      let divergence = Divergence(
        script: sample.script, aspects: sample.aspects, old: sample.old, new: sample.new, observer: sample.observer,
        captured: captured, observed: observed, timeline: sample.timeline)
      return DivergenceProse(divergence, .preview).advice
    }
    let count = StoredChange(property: "Line.count", old: "1", new: "2")
    #expect(advice(captured: [count], observed: nil).hasPrefix("To keep the old behaviour, observe count and the"))
    #expect(
      advice(captured: [], observed: count)
        == "To keep the old behaviour, use the closure with two parameters, and its first one in place of count. Then "
        + "compare the old and the new view with compareMigration. To take the new behaviour, migrate unchanged.")
    #expect(advice(captured: [], observed: nil).contains("its first one, the old value"))
    let notice = StoredChange(property: "notice", old: "1", new: "2")
    #expect(
      advice(captured: [notice, count], observed: nil)
        == "To keep the old behaviour, observe notice, count and the value together, as one Equatable value. In the "
        + "closure with two parameters, take notice, count from the old one, and do nothing if the value itself is the "
        + "same. Then compare the old and the new view with compareMigration. To take the new behaviour, migrate "
        + "unchanged.")
  }

  @Test func `a code difference is not blamed on captured values`() {
    var divergence = Samples.divergence
    divergence.isOfCode = true
    let prose = DivergenceProse(divergence, .comparison)
    #expect(
      prose.why == "Why: the code differs. With the same captured values, the two closures still do different things.")
    #expect(
      prose.advice == "To fix, make the migrated closure do what the legacy one did, or accept the new behaviour.")
  }

  @Test func `a dependency on sibling order is reported with the advice to use one action`() {
    #expect(
      DivergenceProse(Samples.divergence, .order).advice
        == "To fix, perform both effects in one action, or compute the value in the body.")
  }

  @Test(arguments: [
    (Limit.disabled("tap \"Sell\""), "tap \"Sell\": the control is disabled in every state"),
    (.needsValue("pick \"Day\""), "pick \"Day\": it takes a value that only the app knows; script a step with one"),
    (.sampled("type \"Name\""), "type \"Name\": not all of its values were tried"),
    (.untried("colorScheme"), "colorScheme: the views read it, and no step changed it"),
    (
      .untriedByAction("viewportSize"),
      "viewportSize: the views and the action of an observer read it, and no step changed it"
    ),
    (.unseenEffect("a thread"), "effects of a thread: they cannot be compared"),
    (.shared("Line.cart"), "Line.cart: all hosts share this object, because the builder does not make it"),
    (.steps(3), "3 steps from a known state were not taken: the budget ended"),
    (.states(1), "1 state was found but not explored: the budget ended"),
    (.states(2), "2 states were found but not explored: the budget ended"),
    (.randomScripts(2), "2 random scripts were not run: the budget ended"),
    (.seconds(1.5), "everything after 1.5 seconds: maxSeconds sets this limit"),
    (.cancelled, "the rest, because the task was cancelled"),
    (.depth(1), "scripts longer than 1 step, except random ones"),
    (.unstable("Line.seed"), "Line.seed: its value differs by chance, so it was not compared"),
    (.neverSettles("tap \"Roll\""), "the view never settled after: tap \"Roll\""),
    (.impossible(.tap("Sell"), "it is gone"), "tap \"Sell\" and all later steps: it is gone"),
    (.unseenWork("DispatchSource"), "effects of a DispatchSource on the main queue: its events cannot be observed"),
    (.noSuchShard(.init(5, of: 4)), "nothing was explored: shard 5 of 4 does not exist. To fix, use 1 to 4."),
    (.noSuchShard(.init(2, of: 1)), "nothing was explored: shard 2 of 1 does not exist. To fix, use number 1."),
    (
      .noSuchShard(.init(1, of: 0)),
      "nothing was explored: shard 1 of 0 does not exist. To fix, use a count of at least 1."
    ),
    (.otherShards(.init(1, of: 2)), "the other shards' part: this is shard 1 of 2"),
  ])
  func `a limit says what was not explored, and why`(limit: Limit, text: String) {
    #expect(limit.description == text)
  }

  @Test func `an incomplete exploration points to its limits, and each line of a limit is indented`() {
    let report = Samples.report(limits: [.impossible(.tap("Sell"), "it is gone.\n\nTo fix, offer it.")])
    #expect(
      report.description == """
        Nothing is proven: the requested exploration is incomplete.

        To fix, see "Not explored" below.

        Explored: 3 states, 7 scripts, 20 interactions, systematically up to 2 steps.

        Not explored:
          tap "Sell" and all later steps: it is gone.

            To fix, offer it.
        """)
  }

  @Test func `timelineText(width:) shows both sides in columns and marks the first difference`() {
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

  @Test func `a report survives a JSON round trip`() throws {
    let report = Samples.report(divergences: [Samples.divergence], limits: [.depth(2), .seconds(1.5), .cancelled])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(MigrationReport.self, from: data) == report)
  }

  @Test func `the page on JSON names every key of a report`() throws {
    let step = Script.Step.type("3", into: "Quantity", at: 1)
    let limits: [Limit] = [
      .disabled("a"), .needsValue("a"), .steps(1), .states(1), .randomScripts(1), .seconds(1.5), .cancelled, .depth(2),
      .hidden("a"), .unstable("a"), .notCompared("a"), .neverSettles("a"), .impossible(step, "a"), .unseenWork("a"),
      .noSuchShard(.whole), .otherShards(.whole), .sampled("a"), .untried("a"), .untriedByAction("a"),
      .unseenEffect("a"), .shared("a"),
    ]
    let report = Samples.report(
      divergences: [Samples.divergence],
      instabilities: [Instability(side: "legacy", script: [step], difference: "a")], limits: limits, runs: 0)
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Compat/Documentation.docc/ReportJSON.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let keys = Self.keys(of: try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)))
    #expect(keys.isSuperset(of: ["isReplay", "otherShards", "difference", "advice", "index", "_1"]))
    #expect(keys.filter { !page.contains("`\($0)`") }.sorted() == [])
  }

  /// The keys of all objects in a JSON value.
  private static func keys(of value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys(of: $1)) }
  }

  @Test func `reports of shards merge into one report that counts each state once`() throws {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    let reports = [
      Samples.report(limits: [.depth(2), .otherShards(shards[0])], keys: [1, 2, 3], shard: shards[0], runs: 0),
      Samples.report(
        divergences: [Samples.divergence], limits: [.depth(2), .otherShards(shards[1])], keys: [1, 2, 4, 5],
        shard: shards[1]),
    ]
    let merged = try #require(MigrationReport(merging: reports))
    #expect(merged.stateCount == 5)
    #expect(merged.scriptCount == 14)
    #expect(merged.divergences == [Samples.divergence])
    #expect(merged.coverage.map(\.runCount) == [6])
    #expect(merged.unexercisedObservers == [])
    #expect(merged.notExplored == [.depth(2)])
    #expect(merged.shards == [.whole])
    #expect(merged.graph.edges.contains(.init(from: 1, to: 3)))
    #expect(MigrationReport(merging: [reports[0]])?.notExplored.last == .otherShards(shards[0]))
  }

  @Test func `a merged report does not add up the seconds of its shards`() {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    let reports = shards.map { Samples.report(shard: $0) }
    #expect(MigrationReport(merging: reports)?.seconds == 0.5)
  }

  @Test func `merging reports keeps the states that each edge connects`() throws {
    let shards = [Exploration.Shard(1, of: 2), .init(2, of: 2)]
    // A row of states each: 1 to 2 to 3, and 1 to 4 to 2.
    let reports = [
      Samples.report(keys: [1, 2, 3], shard: shards[0]), Samples.report(keys: [1, 4, 2], shard: shards[1]),
    ]
    let graph = try #require(MigrationReport(merging: reports)).graph
    #expect(graph.keys == [1, 2, 3, 4])
    #expect(
      graph.edges == [.init(from: 0, to: 1), .init(from: 1, to: 2), .init(from: 0, to: 3), .init(from: 3, to: 1)])
  }

  @Test func `reports of different things do not merge`() {
    #expect(MigrationReport(merging: []) == nil)
    #expect(MigrationReport(merging: [Samples.report(.preview), Samples.report(.order)]) == nil)
  }
}
