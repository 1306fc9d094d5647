/// What the pages of the tool share: the frame, and boxes that hide the calls of one kind without a script.
struct ToolPage {
  /// A kind of call: its class on the page, and its words.
  struct Kind {
    let name: String
    let words: String

    /// The kind as a coloured tag.
    var tag: String { "<span class=\"tag \(name)\">\(ToolPage.escaped(words))</span>" }
  }

  /// A page on which a box hides each kind.
  static func text(title: String, kinds: [Kind], body: String) -> String {
    let hidden = kinds.map { "main:has(#show-\($0.name):not(:checked)) .call.\($0.name)" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title))</title>
      <style>\(style)\(hidden.isEmpty ? "" : "\n\(hidden.joined(separator: ", ")) { display: none; }")</style>
      </head>
      <body>
      <main>
      \(body)
      </main>
      </body>
      </html>

      """
  }

  /// A box for each kind with calls; nothing for only one kind.
  static func filters(_ counts: [(kind: Kind, count: Int)]) -> String {
    let boxes = counts.filter { $0.count > 0 }.map { kind, count in
      "<label><input type=\"checkbox\" id=\"show-\(kind.name)\" checked> \(kind.tag) \(count)</label>"
    }
    return boxes.count < 2 ? "" : "<p class=\"filters\">\(boxes.joined(separator: "\n"))</p>"
  }

  static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }

  /// Lines without the space that all of them begin with.
  static func code(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    let width = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(indentation).min() ?? 0
    return escaped(lines.map { $0.dropFirst(min(width, indentation($0))) }.joined(separator: "\n"))
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
    code, pre { font: .9em/1.45 ui-monospace, Menlo, Consolas, monospace; }
    pre { margin: 0 0 .5rem; padding: .75rem; background: var(--soft); border-radius: .4rem; overflow-x: auto; overflow-wrap: normal; }
    nav ol { padding-left: 2rem; } section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1.5rem; }
    a { color: light-dark(#0a5cc2, #7db8ff); }
    .tag { display: inline-block; white-space: nowrap; font: .75rem/1 system-ui, sans-serif; padding: .2rem .5rem; border-radius: 1rem; border: 1px solid currentColor; }
    .filters { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; } .filters label { white-space: nowrap; }
    .tag.copies, .tag.none { color: light-dark(#8a4b00, #ffb95c); } .tag.references { color: light-dark(#4b5563, #b6bfcc); }
    .tag.left, .tag.differs { color: light-dark(#a30f2d, #ff8a9c); } .tag.kept, .tag.same { color: light-dark(#0b5c3b, #6fdcab); }
    .pair { display: grid; gap: .5rem; margin: 1rem 0; }
    figure { margin: 0; min-width: 0; } figcaption { font-size: .85rem; color: light-dark(#555, #aaa); }
    pre.before { border-left: 4px solid #c2374c; } pre.after { border-left: 4px solid #1f8a5b; }
    blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 4px solid var(--line); }
    table { border-collapse: collapse; font-size: .9rem; }
    th, td { overflow-wrap: break-word; } [data-column="declared"], [data-column="through"] { overflow-wrap: anywhere; }
    th { white-space: nowrap; } th, td { text-align: left; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    tr.snapshot [data-column="value"] { font-weight: 600; }
    details { margin: 1rem 0; } summary { cursor: pointer; padding: .3rem 0; }
    @media (max-width: 45rem) {
      main { padding: 1rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; } thead { display: none; }
      table, tbody, tr, td { display: block; } td { border: 0; padding: .1rem 0; } tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
      td::before { content: attr(data-column) ": "; color: light-dark(#555, #aaa); }
    }
    """
}
