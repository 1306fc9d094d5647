extension SquaresHistory {
  static let summary = "Four squares receive the same colour; each accepts it by its own rule."

  /// The history for a terminal: one line an event, one block a square.
  func text(style: Style) -> String {
    let events = moments.map(\.event)
    let first = Self.width(of: events + ["event"])
    let columns = Squares.names.indices.map { square in
      Self.width(of: moments.map { $0.paints[square].name } + [Squares.names[square]]) + (style.isColoured ? 3 : 0)
    }
    var lines = [
      style.bold("updaters") + "  " + Self.summary, "",
      "  " + style.faint(Self.pad("event", first) + zip(Squares.names, columns).map(Self.pad).joined()),
    ]
    for moment in moments {
      let cells = zip(moment.paints, columns).map { paint, width in
        style.block(paint) + Self.pad(paint.name, width - (style.isColoured ? 3 : 0))
      }
      lines.append("  " + Self.pad(moment.event, first) + cells.joined())
    }
    return lines.map { $0.trimmingSuffix(" ") }.joined(separator: "\n") + "\n"
  }

  private static func width(of texts: [String]) -> Int { (texts.map(\.count).max() ?? 0) + 3 }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Style {
  /// A block in a colour, and nothing where there are no colours.
  fileprivate func block(_ paint: Paint) -> String {
    isColoured ? "\u{1B}[48;2;\(paint.red);\(paint.green);\(paint.blue)m  \u{1B}[0m " : ""
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
