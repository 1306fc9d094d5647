#if BundledEngine
  import OnChangeCompat
#endif

/// A timeline on a page: a column for each pass, a lane for each side; on narrow windows, one below the other.
struct TimelineTable {
  private let timeline: Timeline
  private let sides: [String]

  init(_ timeline: Timeline, sides: [String]) { (self.timeline, self.sides) = (timeline, sides) }

  var html: HTML {
    let difference = timeline.firstDifference
    var columns: [HTML] = []
    for (place, event) in timeline.events.enumerated() {
      let isHere = difference?.event == place
      let sides = [event.old, event.new]
      let passes = sides.map(Self.passes)
      let others = isHere ? sides.reversed().map { $0.flatMap(\.actions) } : []
      let count = max(passes[0].count, passes[1].count, 1)
      var actions = [0, 0]
      for pass in 0..<count {
        let title = pass == 0 ? event.step?.description ?? "present" : ""
        let cells = [0, 1].map { side in
          lane(
            pass < passes[side].count ? passes[side][pass] : nil, isHere ? difference?.action : nil, &actions[side],
            beside: isHere ? others[side] : nil)
        }
        columns.append(column(title, pass, of: count, cells))
      }
    }
    let names: HTML = """
      <div class="corner"></div><div class="lane old">\(sides[0])</div><div class="lane new">\(sides[1])</div>
      """
    return "<div class=\"scroll\"><div class=\"timeline\"><div class=\"names\">\(names)</div>\n\(columns)</div></div>"
  }

  private static func passes(_ frames: [Timeline.Frame]) -> [[Timeline.Entry]] {
    frames.flatMap { $0.passes.isEmpty ? [[]] : $0.passes }
  }

  private func column(_ title: String, _ pass: Int, of count: Int, _ cells: [HTML]) -> HTML {
    let step: HTML = title.isEmpty ? "" : "<b>\(title)</b>"
    let head: HTML = "<div class=\"head\(pass == 0 ? " first" : "")\">\(step)<span>pass \(pass + 1)</span></div>"
    return """
      <div class="column">\(head)<div class="cell old">\(cells[0])</div><div class="cell new">\(cells[1])</div></div>

      """
  }

  /// - Parameter others: all actions of the other side in the event of the first difference.
  private func lane(
    _ entries: [Timeline.Entry]?, _ difference: Int?, _ action: inout Int, beside others: [Timeline.Entry]?
  ) -> HTML {
    guard let entries else { return "<span class=\"none\">no such pass</span>" }
    var cell: HTML = ""
    for entry in entries {
      var mark = Mark.none
      if !entry.isEvaluation {
        if action == difference {
          mark = .first
        } else if let others, !others.contains(where: entry.isSame) {
          mark = .also
        }
        action += 1
      }
      cell += chip(entry, mark)
    }
    return entries.isEmpty ? "<span class=\"none\">nothing to do</span>" : cell
  }

  private enum Mark { case none, first, also }

  private func chip(_ entry: Timeline.Entry, _ kind: Mark) -> HTML {
    let (first, mark): (String, HTML) =
      switch kind {
      case .none: ("", "")
      case .first: (" first", "<em>first difference</em>")
      case .also: (" also", "<em>differs too</em>")
      }
    switch entry {
    case .evaluation(let view): return "<span class=\"evaluation\">\(view)</span>"
    case .action(let name): return "<span class=\"action\(first)\">\(mark)\(name)</span>"
    case .warning(let message): return "<span class=\"warning\(first)\">\(mark)\(message)</span>"
    case .run(let observer, let old, let new, let effects):
      let written: [HTML] = effects.map { "<li>\($0.description)</li>" }
      let list: HTML = effects.isEmpty ? "<ul><li class=\"nothing\">writes nothing</li></ul>" : "<ul>\(written)</ul>"
      return """
        <span class="run\(first)">\(mark)<b>onChange(of: \(observer.valueType))</b> <q>\(old) → \(new)</q>\(list)</span>
        """
    }
  }
}
