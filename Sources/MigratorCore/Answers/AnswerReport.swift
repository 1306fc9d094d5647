import Foundation

extension Answer {
  /// The answer in a line.
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

  package init(_ files: [FileMigration], seconds: Double) {
    self.files = files
    self.seconds = seconds
  }

  private var calls: [CallReport] { files.flatMap(\.calls) }
  private var asked: [CallReport] { calls.filter { $0.answer != nil } }

  /// The lines for a person: a summary, and each call.
  package var text: String {
    let summary = Summary(files)
    let open = asked.count { $0.answer?.outcome == Answer.Outcome.none }
    var lines = [
      "\(summary.calls) calls: \(summary.same) same, \(summary.note) note, \(summary.look) look.",
      "\(asked.count) calls to run: \(asked.count - open) answered, \(open) without an answer.", "",
    ]
    for call in asked {
      guard let answer = call.answer else { continue }
      lines.append("\(call.path):\(call.place.line)  \(answer.phrase(call))")
      if answer.outcome == .differs {
        lines.append("    legacy  \(answer.legacy.joined(separator: "; "))")
        lines.append("    modern  \(answer.modern.joined(separator: "; "))")
        if !answer.standIns.isEmpty { lines.append("    stand-ins: \(answer.standIns.joined(separator: ", "))") }
      }
      for text in answer.replaced { lines.append("    left out: \(text)") }
    }
    return lines.joined(separator: "\n") + "\n"
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

  /// One self-contained page.
  package var html: String {
    func escaped(_ text: String) -> String { text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }
    let rows = asked.map { call -> String in
      guard let answer = call.answer else { return "" }
      let writes =
        answer.outcome == .differs
        ? "<pre>legacy  \(escaped(answer.legacy.joined(separator: "\n        ")))\nmodern  \(escaped(answer.modern.joined(separator: "\n        ")))</pre>"
        : ""
      return
        "<section class=\"\(answer.outcome.rawValue)\"><h2><code>\(escaped(call.path)):\(call.place.line)</code></h2>"
        + "<p>\(escaped(answer.phrase(call)))</p><pre>\(escaped(call.before))</pre>\(writes)</section>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>onchange-migrate prove: \(asked.count) calls</title>
      <style>body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
      pre { overflow: auto; background: #8881; padding: 0.5rem } .differs h2 { color: #b00 } .none h2 { color: #a60 }</style>
      </head>
      <body>
      <h1>onchange-migrate prove</h1>
      <p>\(asked.count) calls to run, \(asked.count { $0.answer?.outcome != Answer.Outcome.none }) answered.</p>
      \(rows.joined(separator: "\n"))
      </body>
      </html>

      """
  }
}
