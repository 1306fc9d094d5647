#if BundledEngine
  import OnChangeCompat
#endif

/// A timeline on a page: a column for each pass, a lane for each side; narrow windows show the passes one below the
/// other.
struct TimelineTable {
  private let timeline: Timeline
  private let sides: [String]

  init(_ timeline: Timeline, sides: [String]) {
    self.timeline = timeline
    self.sides = sides
  }

  var html: HTML {
    let difference = timeline.firstDifference
    var columns: [HTML] = []
    for (place, event) in timeline.events.enumerated() {
      let isHere = difference?.event == place
      let old = Self.passes(event.old)
      let new = Self.passes(event.new)
      let count = max(old.count, new.count, 1)
      var actions = (old: 0, new: 0)
      for pass in 0..<count {
        let title = pass == 0 ? event.step?.description ?? "present" : ""
        let cells = [
          lane(pass < old.count ? old[pass] : nil, isHere ? difference?.action : nil, &actions.old),
          lane(pass < new.count ? new[pass] : nil, isHere ? difference?.action : nil, &actions.new),
        ]
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

  private func lane(_ entries: [Timeline.Entry]?, _ difference: Int?, _ action: inout Int) -> HTML {
    guard let entries else { return "<span class=\"none\">no such pass</span>" }
    var cell: HTML = ""
    for entry in entries {
      var isFirst = false
      if !entry.isEvaluation {
        isFirst = action == difference
        action += 1
      }
      cell += chip(entry, isFirst: isFirst)
    }
    return entries.isEmpty ? "<span class=\"none\">nothing to do</span>" : cell
  }

  private func chip(_ entry: Timeline.Entry, isFirst: Bool) -> HTML {
    let mark: HTML = isFirst ? "<em>first difference</em>" : ""
    let first = isFirst ? " first" : ""
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
