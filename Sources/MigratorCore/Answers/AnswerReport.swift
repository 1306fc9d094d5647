import Foundation

extension Answer {
  package func phrase(_ call: CallReport) -> String {
    switch outcome {
    case .same: return "same whatever changes" + standInClause
    case .differs:
      return changes.isEmpty
        ? "differs when \(call.observed) changes"
        : "differs when \(changes.joined(separator: " and ")) changes with \(call.observed)"
    case .none: return "no answer: \((reason ?? "").hasSuffix(".") ? reason ?? "" : (reason ?? "") + ".")"
    }
  }

  private var standInClause: String { standIns.isEmpty ? "" : " (stand-ins: \(standIns.joined(separator: ", ")))" }
}

/// The answers of a project, as text, JSON or a page.
package struct AnswerReport {
  private let files: [FileMigration]
  private let seconds: Double

  package init(_ files: [FileMigration], seconds: Double) { (self.files, self.seconds) = (files, seconds) }

  private var calls: [CallReport] { files.flatMap(\.calls) }
  private var asked: [CallReport] { calls.filter { $0.answer != nil } }

  /// The lines for a person: a summary, and each call.
  package var text: String {
    let summary = Summary(files)
    let open = asked.count { $0.answer?.outcome == Answer.Outcome.none }
    var lines = [
      "\(summary.calls) calls: \(summary.same) same, \(summary.note) note, \(summary.look) look.",
      "\(asked.count) calls to run: \(asked.count - open) answered, \(open) without an answer, in \(Int(seconds.rounded(.up))) s.",
      "",
    ]
    for call in asked {
      guard let answer = call.answer else { continue }
      lines.append("\(call.path):\(call.place.line)  \(answer.phrase(call))")
      if answer.outcome == .differs {
        lines.append("    legacy  \(answer.legacy.joined(separator: "; "))")
        lines.append("    modern  \(answer.modern.joined(separator: "; "))")
        lines += evidence(of: call, answer).map { "    \($0)" }
        if !answer.standIns.isEmpty { lines.append("    stand-ins: \(answer.standIns.joined(separator: ", "))") }
      }
      for text in answer.replaced { lines.append("    left out: \(text)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Who may change the values that make the difference.
  private func evidence(of call: CallReport, _ answer: Answer) -> [String] {
    call.changed.filter { $0.doubt != nil && (answer.changes.contains($0.name) || answer.changes.isEmpty) }.map(
      \.reason)
  }

  private struct Document: Encodable {
    struct Call: Encodable {
      var file: String
      var line: Int
      var column: Int
      var observed: String
      var verdict: String?
      var answer: Answer
    }
    var version = 1
    var calls: Int
    var answered: Int
    var seconds: Double
    var answers: [Call]
  }

  package func json() throws -> String {
    let document = Document(
      calls: calls.count, answered: asked.count { $0.answer?.outcome != Answer.Outcome.none }, seconds: seconds,
      answers: asked.compactMap { call in
        call.answer.map {
          Document.Call(
            file: call.path, line: call.place.line, column: call.place.column, observed: call.observed,
            verdict: call.verdict?.grade.rawValue, answer: $0)
        }
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  /// One self-contained page: differences first, then the calls without an answer.
  package var html: String {
    let outcomes: [(Answer.Outcome, ToolPage.Kind)] = [
      (.differs, ToolPage.Kind(name: "differs", words: "differs")),
      (.none, ToolPage.Kind(name: "none", words: "no answer")),
      (.same, ToolPage.Kind(name: "same", words: "same whatever changes")),
    ]
    let groups = outcomes.map { outcome, kind in (kind, asked.filter { $0.answer?.outcome == outcome }) }
    let sections = groups.flatMap { kind, calls in calls.map { section($0, kind) } }
    return ToolPage.text(
      title: "onchange-migrate prove: \(asked.count) calls", kinds: outcomes.map(\.1),
      body: """
        <h1>onchange-migrate prove</h1>
        <p>\(asked.count) calls to run, \(asked.count - groups[1].1.count) answered.</p>
        \(ToolPage.filters(groups.map { ($0, $1.count) }))
        \(sections.joined(separator: "\n"))
        """)
  }

  private func section(_ call: CallReport, _ kind: ToolPage.Kind) -> String {
    guard let answer = call.answer else { return "" }
    func effects(_ side: String, _ style: String, _ lines: [String]) -> String {
      "<figure><figcaption>\(side)</figcaption><pre class=\"\(style)\">\(ToolPage.escaped(lines.joined(separator: "\n")))</pre></figure>"
    }
    let sides = effects("legacy", "before", answer.legacy) + "\n" + effects("modern", "after", answer.modern)
    return """
      <section class="call \(kind.name)">
      <h2><code>\(ToolPage.escaped(call.path)):\(call.place.line)</code> \(kind.tag)</h2>
      <p>\(ToolPage.escaped(answer.phrase(call)))</p>
      <pre>\(ToolPage.code(call.before))</pre>
      \(answer.outcome == .differs ? "<div class=\"pair\">\n\(sides)\n</div>" : "")
      </section>
      """
  }
}
