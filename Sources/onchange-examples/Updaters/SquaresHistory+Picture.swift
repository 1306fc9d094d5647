extension SquaresHistory {
  /// The history as a picture: a row for each event, a column for each square. A colour that is taken over has a name.
  var svg: String {
    let picture = Picture(rows: moments.count)
    var lines = [picture.opening]
    for (column, name) in Squares.names.enumerated() { lines.append(picture.header(name, column)) }
    for (row, moment) in moments.enumerated() {
      lines.append(picture.label(moment.event, row))
      for column in Squares.names.indices {
        lines.append(picture.cell(moment.paints[column], isNew: moment.changed[column], row: row, column: column))
      }
    }
    lines.append(picture.legend)
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}

/// Where things are in the picture, in pixels: narrow enough for a telephone.
private struct Picture {
  let rows: Int
  let left = 96
  let top = 56
  let cell = (width: 100, height: 32)

  private var width: Int { left + Squares.names.count * cell.width + 12 }
  private var height: Int { top + rows * cell.height + 56 }

  private func x(_ column: Int) -> Int { left + column * cell.width }
  private func y(_ row: Int) -> Int { top + row * cell.height }

  var opening: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
    font-family="Helvetica, Arial, sans-serif" font-size="13">
    <title>Four squares that are given the same colour at each event</title>
    <style>.page{fill:#fff}.words{fill:#333}@media (prefers-color-scheme:dark){.page{fill:#1c1c1f}.words{fill:#ddd}}</style>
    <rect class="page" width="\(width)" height="\(height)"/>
    """
  }

  func header(_ name: String, _ column: Int) -> String {
    // `Event(ticker)` in two lines.
    let parts = name.split(separator: "(").joined(separator: " (").split(separator: " ").map(String.init)
    return parts.enumerated().map { line, part in
      words(part, x: x(column) + cell.width / 2, y: top - 12 - (parts.count - 1 - line) * 16, anchor: "middle")
    }.joined(separator: "\n")
  }

  func label(_ event: String, _ row: Int) -> String {
    words(event, x: left - 10, y: y(row) + cell.height / 2 + 5, anchor: "end")
  }

  func cell(_ paint: Paint, isNew: Bool, row: Int, column: Int) -> String {
    // A square that keeps its colour touches the one before; a new colour leaves a gap.
    let gap = isNew ? 3 : 0
    let box = """
      <rect x="\(x(column) + 3)" y="\(y(row) + gap)" width="\(cell.width - 6)" height="\(cell.height - gap)" \
      fill="rgb(\(paint.red),\(paint.green),\(paint.blue))"/>
      """
    guard isNew else { return box }
    let place = "x=\"\(x(column) + cell.width / 2)\" y=\"\(y(row) + cell.height / 2 + 6)\""
    return box
      + "\n<text \(place) text-anchor=\"middle\" fill=\"\(paint.isDark ? "#ffffff" : "#111111")\">\(paint.name)</text>"
  }

  var legend: String {
    let lines = [
      "A name marks the event at which the square accepted the", "colour. The square keeps it from there on.",
    ]
    return lines.enumerated().map { words($1, x: left, y: height - 30 + $0 * 16, anchor: "start") }.joined(
      separator: "\n")
  }

  private func words(_ text: String, x: Int, y: Int, anchor: String) -> String {
    "<text class=\"words\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text)</text>"
  }
}
