import Foundation
import Testing

@testable import MigratorCore

@Suite("Formats", .onWorkerThreads, .timeLimit(.minutes(20))) struct FormatsTests {
  private static let options = Options()

  /// Two files: one with a silent, a warned and a left call, one that was not parsed.
  private static var files: [FileMigration] {
    var warned = CallReport(
      path: "My App/Ä.swift", place: Place(line: 2, column: 7), outcome: .rewritten, observed: "count")
    warned.form = "two"
    warned.readings = [
      Reading(name: "price", kind: .property, through: ["total"], declaredAt: "My App/Ä.swift:1"),
      Reading(name: "model", kind: .observedObject), Reading(name: "count", kind: .state),
    ]
    warned.comments = ["// the old <price>, 100 %"]
    warned.before = "é🙂.onChange(of: count) { _ in a < b }\n"
    warned.after = "é🙂.onChange(of: count) { a < b }\n"
    var silent = CallReport(
      path: "My App/Ä.swift", place: Place(line: 3, column: 1), outcome: .rewritten, observed: "count")
    silent.form = "zero"
    var left = CallReport(path: "My App/Ä.swift", place: Place(line: 4, column: 1), outcome: .left, observed: "count")
    left.reason = "why"
    var first = FileMigration(path: "My App/Ä.swift")
    first.before = SourceText("a\né🙂.onChange(of: count) { _ in a < b }\nb\nc\n")
    first.calls = [warned, silent, left]
    var second = FileMigration(path: "B.swift")
    second.problem = FileMigration.Problem(message: "not parsable", place: Place(line: 1, column: 3))
    return [first, second]
  }

  private static let sentence =
    "after the rewrite, onChange(of: count) runs the newest closure instead of the one from before the change: "
    + "'price' (plain property, read through total) may be new instead of old; "
    + "'model' (@ObservedObject) changes only if it is replaced in the same update; "
    + "the code says: // the old <price>, 100 %; --keep-old-captures keeps what legacy read"

  @Test func `the text format has one line per finding, with place and severity`() {
    #expect(
      Diagnostic.all(of: Self.files, Self.options).map(\.line) == [
        "My App/Ä.swift:2:7: warning: \(Self.sentence)",
        "My App/Ä.swift:3:1: remark: onChange(of: count) becomes { } without a parameter; its behaviour is the same: the closure captures nothing of the view",
        "My App/Ä.swift:4:1: warning: onChange(of: count) is not rewritten: why", "B.swift:1:3: error: not parsable",
      ])
  }

  @Test func `the GitHub format escapes special characters`() {
    #expect(
      GitHubFormat.text(Self.files, Self.options).split(separator: "\n").map(String.init) == [
        "::warning file=My App/Ä.swift,line=2,col=7,title=onchange-migrate::"
          + Self.sentence.replacingOccurrences(of: "%", with: "%25"),
        "::notice file=My App/Ä.swift,line=3,col=1,title=onchange-migrate::onChange(of: count) becomes { } without a parameter; "
          + "its behaviour is the same: the closure captures nothing of the view",
        "::warning file=My App/Ä.swift,line=4,col=1,title=onchange-migrate::onChange(of: count) is not rewritten: why",
        "::error file=B.swift,line=1,col=3,title=onchange-migrate::not parsable",
      ])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the JSON format contains every call with its readings`() throws {
    let document = try object(JSONFormat.text(Self.files, Self.options))
    let calls = try #require(document["calls"] as? [[String: Any]])
    #expect(calls.map { $0["outcome"] as? String } == ["rewritten", "rewritten", "left"])
    let verdicts = calls.compactMap { $0["verdict"] as? [String: Any] }
    #expect(verdicts.map { $0["grade"] as? String } == ["look", "same", "left"])
    #expect(verdicts[1]["reasons"] as? [String] == ["the closure captures nothing of the view"])
    #expect(verdicts[2]["reasons"] as? [String] == ["why"])
    let reads = try #require(calls[0]["reads"] as? [[String: Any]])
    #expect(reads.map { $0["stability"] as? String } == ["snapshot", "reference", "stable"])
    #expect(reads[0]["through"] as? [String] == ["total"])
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["calls"] as? Int == 3)
    #expect(summary["unreadable"] as? Int == 1)
    let problems = try #require(document["problems"] as? [[String: Any]])
    #expect(problems[0]["file"] as? String == "B.swift")
  }

  @Test func `the page on JSON names every key of a document`() throws {
    var files = Self.files
    files[0].calls[0].findings = [CallReport.Finding(rule: .comparedWithItself, message: "why")]
    files[0].calls[1].appear = Place(line: 1, column: 1)
    files[1].backports = [
      BackportReport(name: "b", place: Place(line: 1, column: 1), callCount: 1, outcome: .found)
    ]
    let page = try Self.pageOnJSON()
    let keys = Self.keys(of: try object(JSONFormat.text(files, Self.options)))
    #expect(keys.filter { !page.contains("`\($0)`") }.sorted() == [])
  }

  private static func pageOnJSON() throws -> String {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Compat/Documentation.docc/JSONFormats.md").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The keys of all objects in a JSON value.
  private static func keys(of value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys(of: $1)) }
  }

  @Test func `the SARIF format counts columns in UTF-16 and percent-encodes paths`() throws {
    let log = try object(SARIFFormat.text(Self.files, Self.options))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "none", "warning", "error"])
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let place = try #require(locations[0]["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20App/%C3%84.swift")
    #expect((place["region"] as? [String: Any])?["startColumn"] as? Int == 4)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in results {
      #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func `SARIF has the edits of each call as a fix`() throws {
    var files = Self.files
    files[0].calls[0].edits = [.replace(31..<35, with: ""), .insert("x", at: 2)]
    let log = try object(SARIFFormat.text(files, Self.options))
    let results = try #require(((log["runs"] as? [[String: Any]])?.first)?["results"] as? [[String: Any]])
    #expect(results.map { ($0["fixes"] as? [Any])?.count } == [1, nil, nil, nil])
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20App/%C3%84.swift")
    let replacements = try #require(change["replacements"] as? [[String: Any]])
    #expect(
      replacements.map { $0["deletedRegion"] as? [String: Int] } == [
        ["startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 1],
        ["startLine": 2, "startColumn": 27, "endLine": 2, "endColumn": 31],
      ])
    #expect(replacements.map { ($0["insertedContent"] as? [String: String])?["text"] } == ["x", nil])
  }

  @Test func `a check with a limit counts only calls that need a look`() {
    var file = Self.files[0]
    file.calls.removeLast()
    #expect([nil, 0, 1].map { ExitStatus([file], isCheck: true, maxLook: $0).code } == [1, 1, 0])
    #expect(ExitStatus(Self.files, isCheck: true, maxLook: 9).code == 2)
    #expect(ExitStatus([Self.files[0]], isCheck: true, maxLook: 9).code == 1)
  }

  @Test func `the summary counts by outcome, form and kind`() {
    #expect(
      Summary(Self.files).text(Self.options) == """
        3 legacy calls in 1 file: 2 to rewrite (1 same, 0 note, 1 look); 1 left for a person
          written as: 1 with two parameters, 1 with none
          calls that read: @ObservedObject 1, @State 1, plain property 1
          1 file not done; see the errors
        """)
  }

  @Test func `the HTML report shows calls to review, escaped`() throws {
    let page = HTMLReport(Self.files, Self.options).text
    #expect(page.contains("é🙂.onChange(of: count) { _ in a &lt; b }"))
    #expect(page.contains("// the old &lt;price&gt;, 100 %"))
    #expect(page.contains("2 calls to review"))
    #expect(page.contains("Left for a person: why."))
    #expect(page.contains("B.swift</code>: not parsable"))
  }

  @Test func `the page of answers begins with the differences, and each kind can be hidden`() {
    func call(_ line: Int, _ outcome: Answer.Outcome) -> CallReport {
      var call = CallReport(path: "A.swift", place: Place(line: line, column: 1), outcome: .rewritten, observed: "v")
      var answer = Answer(outcome)
      answer.legacy = ["a < 1"]
      call.answer = answer
      return call
    }
    var file = FileMigration(path: "A.swift")
    file.calls = [call(1, .same), call(2, .none), call(3, .differs)]
    let page = AnswerReport([file], seconds: 0).html
    #expect(
      page.matches(of: /<code>A.swift:(\d)<.code> <span class="tag (\w+)">/).map { "\($0.1) \($0.2)" } == [
        "3 differs", "2 none", "1 same",
      ])
    for kind in ["differs", "none", "same"] {
      #expect(page.contains("id=\"show-\(kind)\" checked>"))
      #expect(page.contains("main:has(#show-\(kind):not(:checked)) .call.\(kind)"))
    }
    // Only a difference shows the effects of both forms.
    #expect(page.components(separatedBy: "<pre class=\"before\">a &lt; 1</pre>").count == 2)
  }

  @Test(arguments: [
    ([CallReport.Outcome.rewritten], false, 0), ([.rewritten], true, 1), ([.left], false, 1),
    ([.marked, .foreign], true, 0),
  ])
  func `the exit status depends on outcomes and on the command`(
    outcomes: [CallReport.Outcome], isCheck: Bool, code: Int32
  ) {
    var file = FileMigration(path: "A.swift")
    file.calls = outcomes.map {
      CallReport(path: "A.swift", place: Place(line: 1, column: 1), outcome: $0, observed: "v")
    }
    #expect(ExitStatus([file], isCheck: isCheck).code == code)
    file.problem = FileMigration.Problem(message: "")
    #expect(ExitStatus([file], isCheck: isCheck).code == 2)
  }
}
