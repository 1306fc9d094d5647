/// The rows of a scenario as a table for a terminal or a file.
struct Table {
  let scenario: Scenario
  let rows: [Scenario.Row]
  let style: Style

  private static let columnWidth = 38

  var text: String {
    let titles = ["event"] + scenario.titles + [""]
    let cells = rows.map { row in
      [[row.event], shown(row.legacy), shown(row.modern), [row.isSame ? "same" : "differs"]]
    }
    let widths = titles.indices.map { column in
      max(titles[column].count, cells.flatMap { $0[column] }.map(\.count).max() ?? 0)
    }
    var lines = [style.bold(scenario.name) + "  " + scenario.summary, ""]
    lines.append(line(titles, widths, paint: { _, text in style.faint(text) }))
    for (row, cell) in zip(rows, cells) {
      for index in 0..<(cell.map(\.count).max() ?? 0) {
        let texts = cell.map { index < $0.count ? $0[index] : "" }
        lines.append(
          line(texts, widths) { column, text in
            column == 3 ? (row.isSame ? style.green(text) : style.yellow(text)) : text
          })
      }
    }
    if rows.contains(where: { !$0.isSame }) { lines += ["", "  differs: " + scenario.difference] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func shown(_ lines: [String]) -> [String] { lines.isEmpty ? ["–"] : lines.flatMap(wrapped) }

  /// A long line as several, the later ones indented.
  private func wrapped(_ line: String) -> [String] {
    var lines: [String] = []
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + word.count < Self.columnWidth {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : "  ") + word)
      }
    }
    return lines
  }

  private func line(_ texts: [String], _ widths: [Int], paint: (Int, String) -> String) -> String {
    var line = " "
    for (column, text) in texts.enumerated() {
      let padding = column < texts.count - 1 ? String(repeating: " ", count: widths[column] - text.count) : ""
      line += " " + paint(column, text) + padding + (column < texts.count - 1 ? "  " : "")
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
