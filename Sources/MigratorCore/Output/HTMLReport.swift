/// A page for a reviewer: every call that needs a look, with its lines before and after.
package struct HTMLReport {
  private let files: [FileMigration]
  private let options: Options

  package init(_ files: [FileMigration], _ options: Options) { (self.files, self.options) = (files, options) }

  package var text: String {
    let calls = Attention.allCases.flatMap { attention in
      files.flatMap(\.calls).filter { Attention($0) == attention }
    }
    let problems = files.filter { $0.problem != nil }
    let body = """
      <h1>onchange-migrate</h1>
      \(summary)
      \(problems.isEmpty ? "" : "<h2>Not done</h2>\n<ul>\(problems.map(problem).joined())</ul>")
      \(calls.isEmpty ? "<p>No call needs a look: each one behaves as before.</p>" : contents(calls))
      \(calls.enumerated().map { section($0.element, $0.offset + 1) }.joined(separator: "\n"))
      \(backports)
      """
    return ToolPage.text(
      title: "onchange-migrate: \(calls.count) calls to review", kinds: Attention.allCases.map(kind), body: body)
  }

  /// The answer in a line, and the other lines folded.
  private var summary: String {
    let lines = Summary(files).text(options).split(separator: "\n").map { ToolPage.escaped(String($0)) }
    let others = lines.dropFirst()
    let folded =
      "<details><summary>More about these calls</summary>\n<p>\(others.joined(separator: "<br>"))</p></details>"
    return "<p>\(lines.first ?? "")</p>" + (others.isEmpty ? "" : "\n\(folded)")
  }

  private var backports: String {
    let items = files.flatMap { file in
      file.backports.map { backport in
        let place = "\(file.path):\(backport.place.line)"
        return "<li><code>\(ToolPage.escaped(place))</code> \(ToolPage.escaped(backport.sentence))</li>"
      }
    }
    return items.isEmpty ? "" : "<h2>Backports</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
  }

  private func problem(_ file: FileMigration) -> String {
    "<li><code>\(ToolPage.escaped(file.path))</code>: \(ToolPage.escaped(file.problem?.message ?? ""))</li>"
  }

  private func contents(_ calls: [CallReport]) -> String {
    let rows = calls.enumerated().map { index, call in
      """
      <li class="call \(Attention(call)?.rawValue ?? "")"><a href="#call-\(index + 1)"><code>\(ToolPage.escaped(Self.position(call)))</code></a> \
      \(tag(call)) \(ToolPage.escaped(call.changed.map(\.name).joined(separator: ", ")))</li>
      """
    }
    return """
      <nav><h2>\(calls.count) calls to review</h2>
      \(ToolPage.filters(Attention.allCases.map { kind in (self.kind(kind), calls.count { Attention($0) == kind }) }))
      <ol>\(rows.joined(separator: "\n"))</ol></nav>
      """
  }

  /// The attention that a call needs, most first.
  private enum Attention: String, CaseIterable {
    case left, copies, references, kept

    init?(_ call: CallReport) {
      switch call.outcome {
      case .left: self = .left
      case .kept: self = .kept
      case .marked, .older, .foreign: return nil
      case .rewritten:
        switch call.verdict?.grade {
        case .look: self = .copies
        case .note: self = .references
        case .same, .left, nil: return nil
        }
      }
    }
  }

  private func tag(_ call: CallReport) -> String { Attention(call).map { kind($0).tag } ?? "" }

  private func kind(_ attention: Attention) -> ToolPage.Kind {
    let words =
      switch attention {
      case .left: "left for a person"
      case .copies: options.direction == .forward ? "old → new" : "new → old"
      case .references: "if replaced"
      case .kept: "kept"
      }
    return ToolPage.Kind(name: attention.rawValue, words: words)
  }

  private static func position(_ call: CallReport) -> String { "\(call.path):\(call.place.line)" }

  private func section(_ call: CallReport, _ number: Int) -> String {
    """
    <section class="call \(Attention(call)?.rawValue ?? "")" id="call-\(number)">
    <h2><code>\(ToolPage.escaped(Self.position(call)))</code> \(tag(call))</h2>
    <p>\(ToolPage.escaped(sentence(call)))</p>
    \(call.comments.map { "<blockquote><code>\(ToolPage.escaped($0))</code></blockquote>" }.joined())
    \(lines(call))
    \(table(call))
    </section>
    """
  }

  private func sentence(_ call: CallReport) -> String {
    switch call.outcome {
    case .left: "Left for a person: \(call.reasonSentence)"
    case .kept: "The call still runs the closure from before the change, with its captures."
    default: call.changeSentence(options) + "."
    }
  }

  private func lines(_ call: CallReport) -> String {
    guard call.before != call.after else { return "<pre>\(ToolPage.code(call.before))</pre>" }
    return """
      <div class="pair">
      <figure><figcaption>before</figcaption><pre class="before">\(ToolPage.code(call.before))</pre></figure>
      <figure><figcaption>after</figcaption><pre class="after">\(ToolPage.code(call.after))</pre></figure>
      </div>
      """
  }

  private func table(_ call: CallReport) -> String {
    guard !call.readings.isEmpty else { return "" }
    let columns = ["reads", "kind", "value", "through", "declared"]
    let rows = call.readings.map { reading in
      let effect =
        switch reading.stability {
        case .stable: "the same" + (reading.proof.map { ": it \($0)" } ?? "")
        case .reference: "the same, unless replaced"
        case .snapshot: options.direction == .forward ? "may be new instead of old" : "may be old instead of new"
        }
      let way = (reading.through + [reading.note].compactMap { $0 }).joined(separator: ", ")
      return (
        reading.stability.rawValue,
        [
          inline(reading.name), ToolPage.escaped(reading.kind.phrase), ToolPage.escaped(effect), ToolPage.escaped(way),
          inline(reading.declaredAt ?? ""),
        ]
      )
    }
    let shown = columns.indices.filter { column in rows.contains { !$0.1[column].isEmpty } }
    let body = rows.map { stability, cells in
      "<tr class=\"\(stability)\">\(shown.map { "<td data-column=\"\(columns[$0])\">\(cells[$0])</td>" }.joined())</tr>"
    }
    return """
      <table>
      <thead><tr>\(shown.map { "<th>\(columns[$0])</th>" }.joined())</tr></thead>
      <tbody>\(body.joined(separator: "\n"))</tbody>
      </table>
      """
  }

  private func inline(_ text: String) -> String { text.isEmpty ? "" : "<code>\(ToolPage.escaped(text))</code>" }
}
