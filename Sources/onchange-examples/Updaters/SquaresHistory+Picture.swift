extension SquaresHistory {
  /// The history as a picture: one row for each square, one column for each event. A cell in which the square took over
  /// a colour shows its name; later cells leave it out, until the next one.
  var svg: String {
    let picture = Picture(columns: moments.count)
    var lines = [picture.opening]
    for (column, moment) in moments.enumerated() { lines.append(picture.header(moment.event, column)) }
    for (row, name) in Squares.names.enumerated() {
      lines.append(picture.label(name, row))
      for (column, moment) in moments.enumerated() {
        lines.append(picture.cell(moment.paints[row], isNew: moment.changed[row], row: row, column: column))
      }
    }
    lines.append(picture.legend)
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}

/// Where things are in the picture, in pixels.
private struct Picture {
  let columns: Int
  let left = 178
  let top = 62
  let cell = (width: 84, height: 54)
  let rows = Squares.names.count

  private var width: Int { left + columns * cell.width + 16 }
  private var height: Int { top + rows * cell.height + 44 }

  private func x(_ column: Int) -> Int { left + column * cell.width }
  private func y(_ row: Int) -> Int { top + row * cell.height }

  var opening: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
    font-family="Helvetica, Arial, sans-serif" font-size="13">
    <title>Four squares that are given the same colour at each event</title>
    <rect width="\(width)" height="\(height)" fill="#ffffff"/>
    """
  }

  func header(_ event: String, _ column: Int) -> String {
    let words = event.split(separator: " ")
    let lines = words.enumerated().map { line, word in
      let y = top - 12 - (words.count - 1 - line) * 16
      return text(String(word), x: x(column) + cell.width / 2, y: y, anchor: "middle", fill: "#333333")
    }
    return lines.joined(separator: "\n")
  }

  func label(_ name: String, _ row: Int) -> String {
    text(name, x: left - 14, y: y(row) + cell.height / 2 + 5, anchor: "end", fill: "#111111")
  }

  func cell(_ paint: Paint, isNew: Bool, row: Int, column: Int) -> String {
    // A square that keeps its colour touches the one before; a new colour leaves a gap.
    let gap = isNew ? 3 : 0
    let box = """
      <rect x="\(x(column) + gap)" y="\(y(row) + 3)" width="\(cell.width - gap)" height="\(cell.height - 6)" \
      fill="rgb(\(paint.red),\(paint.green),\(paint.blue))"/>
      """
    guard isNew else { return box }
    let fill = paint.isDark ? "#ffffff" : "#111111"
    let name = text(
      paint.name, x: x(column) + cell.width / 2, y: y(row) + cell.height / 2 + 5, anchor: "middle", fill: fill)
    return box + "\n" + name
  }

  var legend: String {
    let legend =
      "A name marks the event at which the square accepted the colour; it keeps it from there on."
    return text(legend, x: left, y: height - 14, anchor: "start", fill: "#555555")
  }

  private func text(_ text: String, x: Int, y: Int, anchor: String, fill: String) -> String {
    """
    <text x="\(x)" y="\(y)" text-anchor="\(anchor)" fill="\(fill)">\(text)</text>
    """
  }
}
