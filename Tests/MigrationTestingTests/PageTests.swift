import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

@Suite(.timeLimit(.minutes(20)))
struct PageTests {
  @Test func `a page is one file without external resources`() throws {
    let html = Samples.report(divergences: [Samples.divergence]).html
    for word in ["http", "src=", "url(", "<script", "@import", "<link"] { #expect(!html.contains(word), "\(word)") }
    #expect(html.contains("prefers-color-scheme:dark"))
    #expect(html.contains("width=device-width"))
  }

  @Test func `a page escapes the text that a view shows`() {
    #expect(("<p>\("a < b & \"c\"")</p>" as HTML).text == "<p>a &lt; b &amp; &quot;c&quot;</p>")
    let instability = Instability(side: "legacy", script: [.tap("<script>")], difference: "</html>")
    let html = Samples.report(instabilities: [instability]).html
    #expect(!html.contains("<script>"))
    #expect(html.components(separatedBy: "</html>").count == 2)
  }

  @Test func `each element that is opened is closed`() throws {
    let html = Samples.report(
      divergences: [Samples.divergence], instabilities: [Instability(side: "legacy", script: [], difference: "d")],
      limits: [.depth(2)]
    ).html
    let body = try #require(html.range(of: "<body>").map { html[$0.lowerBound...] })
    for name in ["section", "div", "ul", "ol", "li", "p", "span", "svg", "g", "pre", "code", "main", "header", "dl"] {
      let opened = body.components(separatedBy: "<\(name)>").count + body.components(separatedBy: "<\(name) ").count
      #expect(opened - 1 == body.components(separatedBy: "</\(name)>").count, "\(name)")
    }
  }

  @Test func `only the first difference is marked, on both sides`() {
    let html = TimelineTable(Samples.timeline, sides: ["legacy", "modern"]).html.text
    #expect(html.components(separatedBy: "<em>first difference</em>").count == 3)
    #expect(Samples.timeline.firstDifference.map { [$0.event, $0.action] } == [1, 0])
  }

  @Test func `a second observer that differs in the same event is marked, and one that does not is not`() {
    let action = Timeline.Entry.run(Samples.observer, old: "1", new: "2", effects: [])
    func run(_ total: String) -> Timeline.Entry {
      .run(
        Samples.observer, old: "1", new: "2", effects: [StoredChange(property: "Line.total", old: "0", new: total)])
    }
    func frame(_ totals: [String]) -> Timeline.Frame {
      Timeline.Frame(event: "tap Buy", passes: [[action] + totals.map(run)])
    }
    let timeline = Timeline(events: [
      Timeline.Event(step: .tap("Buy"), old: [frame(["1", "3"])], new: [frame(["2", "4"])]),
      Timeline.Event(step: .tap("Buy"), old: [frame(["5"])], new: [frame(["6"])]),
    ])
    let html = TimelineTable(timeline, sides: ["legacy", "modern"]).html.text
    #expect(
      html.matches(of: /<em>([a-z ]+)<.em>/).map { String($0.1) } == [
        "first difference", "differs too", "first difference", "differs too",
      ])
  }

  @Test func `texts that both sides show are folded, unless only their order differs`() {
    func page(_ texts: [String]) -> String {
      let sample = Samples.divergence
      let divergence = Divergence(
        script: sample.script, aspects: sample.aspects, old: sample.old,
        new: Divergence.Outcome(side: "modern", texts: texts, run: sample.new.run), observer: sample.observer,
        captured: sample.captured, observed: sample.observed, timeline: sample.timeline)
      return Samples.report(divergences: [divergence]).html
    }
    let folded = "<summary>1 text the same on both sides</summary><ul class=\"texts\"><li>Buy</li></ul>"
    #expect(page(["Buy", "Total 10"]).contains(folded))
    #expect(page(["Buy", "Total 10"]).components(separatedBy: "<li>Buy</li>").count == 2)
    #expect(page(["Total 20", "Buy"]).contains("<ul class=\"texts\"><li>Total 20</li><li>Buy</li></ul>"))
    #expect(!page(["Total 20", "Buy"]).contains("<summary>"))
    #expect(page(["Buy"]).contains("shows no other text"))
  }

  @Test func `the picture ends at the depth that the page states`() {
    let graph = ExploredGraph(
      depths: [0, 1, 2, 3, 1], edges: [(0, 1), (1, 2), (2, 3), (0, 4), (4, -1)].map { .init(from: $0, to: $1) },
      keys: [])
    let html = GraphPicture(graph, depth: 2).html.text
    #expect(html.components(separatedBy: "<circle").count == 5)
    #expect(html.components(separatedBy: "<path").count == 6)
    #expect(html.contains(">2 steps</span>") && !html.contains("3 steps"))
    #expect(html.contains("<p>Random scripts reached 1 more state after more steps.</p>"))
    #expect(!GraphPicture(graph, depth: 3).html.text.contains("Random scripts"))
  }

  @Test func `a page draws at most 300 states as dots and says if there are more`() {
    func page(_ count: UInt64) -> String { Samples.report(keys: Array(0..<count)).html }
    #expect(page(300).components(separatedBy: "<circle").count == 301)
    #expect(!page(301).contains("<circle"))
    #expect(page(301).contains("too many to draw"))
    #expect(page(0).contains("Nothing was explored."))
  }

  @Test func `a side that is not deterministic is shown with its fix`() {
    let instability = Instability(side: "modern", script: [.tap("Roll")], difference: "its controls differ")
    let html = Samples.report(instabilities: [instability]).html
    #expect(html.contains("<h2>The modern side is not deterministic</h2>"))
    #expect(html.contains("<p>The same script gave two results: its controls differ.</p>"))
    #expect(
      html.contains(
        "To fix, make its models inside the builder, and pass in what varies: global objects, UserDefaults, the clock, "
          + "random numbers.</p>"))
  }

  @Test func `an observer that never ran is shown with its advice, or without a reason`() {
    var report = Samples.report(runs: 0)
    #expect(report.html.contains("never ran: nothing changes Line.quantity. To fix, explore Line inside a view"))
    report.coverage[0].advice = nil
    #expect(report.html.contains("never ran: no reason found"))
  }

  @Test func `a page replaces an existing file, and a missing folder is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "MigrationTesting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report.html")
    try Data("old".utf8).write(to: file)
    let report = Samples.report()
    try report.writeHTML(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == report.html)
    #expect(throws: (any Error).self) { try report.writeHTML(to: folder.appending(path: "none/report.html")) }
  }

  @Test func `a page can be written to a device, and a full disk is an error`() throws {
    let device = URL(filePath: "/dev/null")
    try Samples.report().writeHTML(to: device)
    #expect(try FileManager.default.attributesOfItem(atPath: device.path)[.type] as? FileAttributeType != .typeRegular)
    #if os(Linux)
      let error = #expect(throws: (any Error).self) {
        try Samples.report().writeHTML(to: URL(filePath: "/dev/full"))
      }
      #expect(error.map { "\($0)" } == "cannot write /dev/full: No space left on device")
    #endif
  }
}
