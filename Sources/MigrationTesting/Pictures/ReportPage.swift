#if BundledEngine
  import OnChangeCompat
#endif

struct ReportPage {
  private let report: MigrationReport
  init(_ report: MigrationReport) { self.report = report }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(report.verdict)</title>
    <style>\(HTML(stringLiteral: ReportStyle.css))</style>
    </head>
    <body>
    <main>
    \(header)
    \(report.divergences.enumerated().map { DivergenceSection($1, number: $0 + 1, report).html })
    \(report.instabilities.map(section))
    <section class="card"><h2>What was explored</h2>
    \(GraphPicture(report.graph, depth: report.depth).html)
    </section>
    \(coverage)
    \(unvaried)
    \(limits)
    </main>
    </body>
    </html>

    """
  }

  private var header: HTML {
    let verdict: HTML =
      report.isProven
      ? "<span class=\"badge same\">proven</span>"
      : report.isCovered
        ? "<span class=\"badge covered\">covered</span>"
        : report.divergences.isEmpty
          ? "<span class=\"badge unknown\">not covered</span>"
          : "<span class=\"badge differs\">differs</span>"
    let ran = report.coverage.filter { $0.runCount > 0 }.count
    return """
      <header>\(verdict)<h1>\(report.verdict)</h1>
      <dl class="figures">
      \(figure("states\(report.stateAddition)", report.stateCount))\(figure("scripts", report.scriptCount))\
      \(figure("interactions", report.interactionCount))\(figure("steps deep", report.depth))
      <div><dt>observers that ran</dt><dd>\(ran) <small>of \(report.coverage.count)</small></dd></div>
      </dl></header>
      """
  }

  private func figure(_ name: String, _ value: Int) -> HTML { "<div><dt>\(name)</dt><dd>\(value)</dd></div>" }

  private func section(_ instability: Instability) -> HTML {
    """
    <section class="card"><h2>\(instability.heading)</h2>
    \(DivergenceSection.chips(instability.script))
    <p>The same script gave two results: \(instability.difference).</p>
    <p class="advice">\(instability.advice)</p></section>

    """
  }

  private var coverage: HTML {
    guard !report.coverage.isEmpty else { return "" }
    let most = max(1, report.coverage.map(\.runCount).max() ?? 1)
    let rows: [HTML] = report.coverage.map { one in
      let percent = one.runCount == 0 ? 0 : max(2, one.runCount * 100 / most)
      let steps =
        one.runCount == 0
        ? "never ran: \(one.advice ?? "no reason found")" : one.steps.map(\.description).joined(separator: " · ")
      return """
        <li class="\(one.runCount == 0 ? "never" : "ran")"><div class="name">\(one.observer.description)</div>
        <div class="bar"><i style="width:\(percent)%"></i></div><div class="runs">\(one.runCount)</div>
        <div class="steps">\(steps)</div></li>

        """
    }
    return """
      <section class="card"><h2>Which observers ran</h2><ul class="coverage">
      \(rows)</ul></section>
      """
  }

  private var unvaried: HTML {
    guard !report.unvaried.isEmpty, !report.isComplete else { return "" }
    return """
      <section class="card"><h2>What never changed with the observed value</h2><ul class="limits">
      \(report.unvaried.map { copy in "<li>\(copy.description)</li>\n" as HTML })</ul></section>
      """
  }

  private var limits: HTML {
    guard !report.notExplored.isEmpty else { return "" }
    return """
      <section class="card"><h2>What was not explored</h2><ul class="limits">
      \(report.notExplored.map { limit in "<li>\(limit.description)</li>\n" as HTML })</ul></section>
      """
  }
}
