/// A page for a reviewer: every call that needs a look, with its lines before and after.
package struct HTMLReport {
  private let files: [FileMigration]
  private let options: Options

  package init(_ files: [FileMigration], _ options: Options) {
    self.files = files
    self.options = options
  }

  package var text: String {
    let calls = Attention.allCases.flatMap { attention in
      files.flatMap(\.calls).filter { Attention($0) == attention }
    }
    let problems = files.filter { $0.problem != nil }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>onchange-migrate: \(calls.count) calls to review</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <h1>onchange-migrate</h1>
      <p class="summary">\(Self.escaped(Summary(files).text(options)).escaped(["\n": "<br>"]))</p>
      \(problems.isEmpty ? "" : "<h2>Not done</h2>\n<ul>\(problems.map(problem).joined())</ul>")
      \(backports)
      \(calls.isEmpty ? "<p>No call needs a look: each one behaves as before.</p>" : contents(calls))
      \(calls.enumerated().map { section($0.element, $0.offset + 1) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private var backports: String {
    let items = files.flatMap { file in
      file.backports.map { backport in
        let place = "\(file.path):\(backport.place.line)"
        return "<li><code>\(Self.escaped(place))</code> \(Self.escaped(backport.sentence))</li>"
      }
    }
    return items.isEmpty ? "" : "<h2>Backports</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
  }

  private func problem(_ file: FileMigration) -> String {
    "<li><code>\(Self.escaped(file.path))</code>: \(Self.escaped(file.problem?.message ?? ""))</li>"
  }

  private func contents(_ calls: [CallReport]) -> String {
    let rows = calls.enumerated().map { index, call in
      """
      <li class="call \(Attention(call)?.rawValue ?? "")"><a href="#call-\(index + 1)"><code>\(Self.escaped(Self.position(call)))</code></a> \
      \(tag(call)) \(Self.escaped(call.changed.map(\.name).joined(separator: ", ")))</li>
      """
    }
    return """
      <nav><h2>\(calls.count) calls to review</h2>
      \(filters(calls))
      <ol>\(rows.joined(separator: "\n"))</ol></nav>
      """
  }

  /// A box for each kind of call, which hides the calls of its kind without a script.
  private func filters(_ calls: [CallReport]) -> String {
    let kinds = Attention.allCases.compactMap { kind -> String? in
      let count = calls.count { Attention($0) == kind }
      guard count > 0 else { return nil }
      return "<label><input type=\"checkbox\" id=\"show-\(kind.rawValue)\" checked> \(tag(kind)) \(count)</label>"
    }
    return kinds.count < 2 ? "" : "<p class=\"filters\">\(kinds.joined(separator: "\n"))</p>"
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

  private func tag(_ call: CallReport) -> String { Attention(call).map(tag) ?? "" }

  private func tag(_ attention: Attention) -> String {
    let text =
      switch attention {
      case .left: "left for a person"
      case .copies: options.direction == .forward ? "old → new" : "new → old"
      case .references: "if replaced"
      case .kept: "kept"
      }
    return "<span class=\"tag \(attention.rawValue)\">\(text)</span>"
  }

  private static func position(_ call: CallReport) -> String { "\(call.path):\(call.place.line)" }

  private func section(_ call: CallReport, _ number: Int) -> String {
    """
    <section class="call \(Attention(call)?.rawValue ?? "")" id="call-\(number)">
    <h2><code>\(Self.escaped(Self.position(call)))</code> \(tag(call))</h2>
    <p>\(Self.escaped(sentence(call)))</p>
    \(call.comments.map { "<blockquote><code>\(Self.escaped($0))</code></blockquote>" }.joined())
    \(lines(call))
    \(table(call))
    \(test(call))
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
    guard call.before != call.after else { return "<pre>\(Self.code(call.before))</pre>" }
    return """
      <div class="pair">
      <figure><figcaption>before</figcaption><pre class="before">\(Self.code(call.before))</pre></figure>
      <figure><figcaption>after</figcaption><pre class="after">\(Self.code(call.after))</pre></figure>
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
          inline(reading.name), Self.escaped(reading.kind.phrase), Self.escaped(effect), Self.escaped(way),
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

  private func inline(_ text: String) -> String { text.isEmpty ? "" : "<code>\(Self.escaped(text))</code>" }

  private func test(_ call: CallReport) -> String {
    guard let test = TestFile.text(for: call) else { return "" }
    return """
      <details><summary>A test to paste, which runs the view under both rules</summary>
      <pre>\(Self.escaped(test))</pre></details>
      """
  }

  /// Lines without the space that all of them begin with.
  private static func code(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let widths = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let width = widths.min() ?? 0
    return escaped(
      lines.map { $0.dropFirst(min(width, $0.prefix { $0 == " " || $0 == "\t" }.count)) }.joined(separator: "\n"))
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
    code, pre { font: .9em/1.45 ui-monospace, Menlo, Consolas, monospace; }
    pre { margin: 0; padding: .75rem; background: var(--soft); border-radius: .4rem; overflow-x: auto; overflow-wrap: normal; }
    nav ol { padding-left: 2rem; } section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1.5rem; }
    .tag { display: inline-block; white-space: nowrap; font: .75rem/1 system-ui, sans-serif; padding: .2rem .5rem; border-radius: 1rem; border: 1px solid currentColor; }
    .filters { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; } .filters label { white-space: nowrap; }
    \(Attention.allCases.map { "main:has(#show-\($0.rawValue):not(:checked)) .call.\($0.rawValue)" }.joined(separator: ", ")) { display: none; }
    .tag.copies { color: light-dark(#8a4b00, #ffb95c); } .tag.references { color: light-dark(#4b5563, #b6bfcc); } .tag.left { color: light-dark(#a30f2d, #ff8a9c); }
    .tag.kept { color: light-dark(#0b5c3b, #6fdcab); }
    .pair { display: grid; gap: .5rem; margin: 1rem 0; }
    figure { margin: 0; min-width: 0; } figcaption { font-size: .85rem; opacity: .75; }
    pre.before { border-left: 4px solid #c2374c; } pre.after { border-left: 4px solid #1f8a5b; }
    blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 4px solid var(--line); }
    table { border-collapse: collapse; font-size: .9rem; }
    th, td { text-align: left; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    tr.snapshot [data-column="value"] { font-weight: 600; }
    details { margin: 1rem 0; } summary { cursor: pointer; padding: .3rem 0; }
    @media (max-width: 45rem) {
      main { padding: 1rem; } pre { white-space: pre-wrap; } thead { display: none; }
      table, tbody, tr, td { display: block; } td { border: 0; padding: .1rem 0; } tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
      td::before { content: attr(data-column) ": "; opacity: .7; }
    }
    """
}
