#if BundledEngine
  import OnChangeCompat
#endif

/// A divergence on a page: the script, both outcomes side by side, the cause, and the timeline.
struct DivergenceSection {
  private let divergence: Divergence
  private let number: Int
  private let report: MigrationReport

  init(_ divergence: Divergence, number: Int, _ report: MigrationReport) {
    (self.divergence, self.number, self.report) = (divergence, number, report)
  }

  var html: HTML {
    let prose = DivergenceProse(divergence, report.kind)
    let place = divergence.observer.map {
      "<p class=\"place\">at <code>\($0.description)</code>\(prose.values)</p>" as HTML
    }
    return """
      <section class="card"><h2>Difference \(number)</h2>
      \(Self.chips(divergence.script))
      <div class="sides">
      \(side(divergence.old, beside: divergence.new, "old"))
      \(side(divergence.new, beside: divergence.old, "new"))
      </div>
      \(sameTexts)
      \(place ?? "")
      <p>\(prose.why)</p>
      <p class="advice">\(prose.advice)</p>
      <h3>What happened</h3>
      \(TimelineTable(divergence.timeline, sides: report.sides).html)
      <h3>As a test</h3>
      <pre class="literal"><code>\(prose.test.joined(separator: "\n"))</code></pre>
      </section>

      """
  }

  static func chips(_ script: Script) -> HTML {
    let steps = script.steps.isEmpty ? ["present the view"] : script.steps.map(\.description)
    return "<ol class=\"script\">\(steps.map { step in "<li>\(step)</li>" as HTML })</ol>"
  }

  private func side(_ outcome: Divergence.Outcome, beside other: Divergence.Outcome, _ style: String) -> HTML {
    // All of them where both sides show the same in a different order or number.
    let own = hasOwnTexts ? Set(outcome.texts).subtracting(other.texts) : Set(outcome.texts)
    let texts = outcome.texts.filter(own.contains).map { "<li>\(DivergenceProse.shown(text: $0))</li>" as HTML }
    var lines: [HTML] = []
    if outcome.texts != other.texts || divergence.aspects.isEmpty {
      lines.append(texts.isEmpty ? "<p class=\"title\">shows no other text</p>" : "<ul class=\"texts\">\(texts)</ul>")
    }
    if let failure = outcome.failure { lines.append("<p>\(failure)</p>") }
    if outcome.looks != other.looks { lines.append(list("shows", outcome.looks)) }
    if outcome.notes != other.notes { lines.append(list("notes", outcome.notes)) }
    if outcome.warnings != other.warnings { lines.append(list("warns", outcome.warnings)) }
    if outcome.isBusy { lines.append("<p>is still at work</p>") }
    if outcome.effects != other.effects {
      lines.append(list("its action writes", outcome.effects.map(\.description)))
    } else if outcome.stored != other.stored {
      lines.append(list("stores", outcome.stored.map(\.description)))
    }
    if lines.isEmpty { lines.append(list("controls", outcome.controls)) }
    return "<div class=\"side \(style)\"><h3>\(outcome.side)</h3>\(lines)</div>"
  }

  /// Whether a side shows a text that the other one does not show.
  private var hasOwnTexts: Bool { Set(divergence.old.texts) != Set(divergence.new.texts) }

  /// The texts that both sides show, folded.
  private var sameTexts: HTML {
    let same = divergence.old.texts.filter(Set(divergence.new.texts).contains)
    guard hasOwnTexts, !same.isEmpty else { return "" }
    let items = same.map { "<li>\(DivergenceProse.shown(text: $0))</li>" as HTML }
    return """
      <details><summary>\(counted(same.count, "text")) the same on both sides</summary><ul class="texts">\(items)</ul></details>
      """
  }

  private func list(_ title: String, _ values: [String]) -> HTML {
    let items: [HTML] = (values.isEmpty ? ["nothing"] : values).map { "<li>\($0)</li>" }
    return "<p class=\"title\">\(title)</p><ul class=\"values\">\(items)</ul>"
  }
}
