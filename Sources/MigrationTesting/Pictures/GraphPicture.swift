import Foundation

/// The explored states as a picture: a dot for each state, in columns by the number of steps, a line for each step;
/// above some hundreds of states, bars with the number of states at each depth.
struct GraphPicture {
  private static let dotLimit = 300

  private let graph: ExploredGraph

  init(_ graph: ExploredGraph) { self.graph = graph }

  var html: HTML {
    if graph.depths.isEmpty { return "<p>Nothing was explored.</p>" }
    return graph.depths.count > Self.dotLimit ? bars : dots
  }

  // MARK: Dots

  private var dots: HTML {
    let places = self.places
    let last = graph.depths.max() ?? 0
    let tallest = (0...last).map { depth in graph.depths.filter { $0 == depth }.count }.max() ?? 1
    let step = (x: max(46.0, min(150, 880 / Double(last + 1))), y: tallest > 24 ? 15.0 : 24.0)
    let size = (x: Double(last) * step.x + 100, y: Double(max(3, tallest)) * step.y + 34)
    func point(_ state: Int) -> (x: Double, y: Double) {
      (40 + Double(graph.depths[state]) * step.x, (size.y - 20) / 2 + places[state] * step.y)
    }
    var lines: HTML = ""
    var marks: HTML = ""
    for edge in Set(graph.edges).sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      let from = point(edge.from)
      guard edge.to >= 0 else {
        lines += "<path class=\"diverging\" d=\"M\(f(from.x)) \(f(from.y))l\(f(step.x * 0.42)) -7\"/>"
        marks += "<path class=\"cross\" d=\"M\(f(from.x + step.x * 0.42 - 4)) \(f(from.y - 11))l8 8m0 -8l-8 8\"/>"
        continue
      }
      let to = point(edge.to)
      let bend = to.x == from.x ? step.x * 0.45 : (to.x - from.x) / 2
      let toBend = to.x == from.x ? step.x * 0.45 : -(to.x - from.x) / 2
      lines += """
        <path d="M\(f(from.x)) \(f(from.y))C\(f(from.x + bend)) \(f(from.y)) \(f(to.x + toBend)) \(f(to.y)) \(f(to.x)) \
        \(f(to.y))"/>
        """
    }
    var circles: HTML = ""
    let diverging = Set(graph.edges.filter { $0.to < 0 }.map(\.from))
    for state in graph.depths.indices {
      let place = point(state)
      let style = state == 0 ? "start" : diverging.contains(state) ? "before" : "state"
      circles += "<circle class=\"\(style)\" cx=\"\(f(place.x))\" cy=\"\(f(place.y))\" r=\"\(f(state == 0 ? 7 : 5))\"/>"
    }
    var axis: HTML = ""
    let every = last > 30 ? 5 : 1
    for depth in stride(from: 0, through: last, by: every) {
      let name = depth == 0 ? "present" : counted(depth, "step")
      axis +=
        "<text x=\"\(f(40 + Double(depth) * step.x))\" y=\"\(f(size.y - 4))\">\(step.x < 70 && depth > 0 ? "\(depth)" : name)</text>"
    }
    return """
      <div class="scroll"><svg class="graph" viewBox="0 0 \(f(size.x)) \(f(size.y))" \
      style="min-width:\(f(size.x * 0.8))px;max-width:\(f(size.x * 1.2))px" role="img" \
      aria-label="\(counted(graph.depths.count, "state"))">
      <g class="edges">\(lines)</g><g>\(circles)</g><g>\(marks)</g><g class="axis">\(axis)</g></svg></div>
      \(legend)
      """
  }

  private var legend: HTML {
    let diverges: HTML =
      graph.edges.contains { $0.to < 0 } ? "<span><i class=\"cross\">✕</i> a step that diverges</span>" : ""
    return """
      <p class="legend"><span><i class="start"></i> the view as presented</span><span><i class="state"></i> a state</span>\
      \(diverges)<span><i class="line"></i> a step</span></p>
      """
  }

  /// The position of each state in its column, from the middle: near the states that lead to it.
  private var places: [Double] {
    var places = [Double](repeating: 0, count: graph.depths.count)
    var parents: [Int: [Int]] = [:]
    for edge in graph.edges where edge.to >= 0 { parents[edge.to, default: []].append(edge.from) }
    for depth in 0...(graph.depths.max() ?? 0) {
      let column = graph.depths.indices.filter { graph.depths[$0] == depth }
      func pull(_ state: Int) -> Double {
        let near = (parents[state] ?? []).filter { graph.depths[$0] < depth }.map { places[$0] }
        return near.isEmpty ? 0 : near.reduce(0, +) / Double(near.count)
      }
      let sorted = column.sorted { (pull($0), $0) < (pull($1), $1) }
      for (row, state) in sorted.enumerated() { places[state] = Double(row) - Double(column.count - 1) / 2 }
    }
    return places
  }

  // MARK: Figures

  private var bars: HTML {
    let last = graph.depths.max() ?? 0
    let counts = (0...last).map { depth in graph.depths.filter { $0 == depth }.count }
    let most = counts.max() ?? 1
    let rows: [HTML] = counts.enumerated().map { depth, count in
      """
      <li><span>\(depth == 0 ? "present" : counted(depth, "step"))</span><div class="bar">\
      <i style="width:\(max(1, count * 100 / most))%"></i></div><b>\(count)</b></li>

      """
    }
    return """
      <p>\(counted(graph.depths.count, "state")), too many to draw: so many were first reached after so many steps.</p>
      <ul class="bars">\(rows)</ul>
      """
  }

  private func f(_ value: Double) -> String { String(format: "%.1f", value) }
}
