import Foundation

/// The systematically explored states as a picture: a dot for each state, in columns by the number of steps, a line for
/// each step; above some hundreds of states, bars with the number of states at each depth.
struct GraphPicture {
  private static let dotLimit = 300
  private let graph: ExploredGraph
  /// The number of states that only random scripts reached, after more steps.
  private let farther: Int

  /// - Parameter depth: the greatest number of steps that is drawn.
  init(_ graph: ExploredGraph, depth: Int) {
    let near = graph.depths.indices.filter { graph.depths[$0] <= depth }
    var numbers = Dictionary(uniqueKeysWithValues: zip(near, near.indices))
    numbers[-1] = -1
    let edges = graph.edges.compactMap { edge in
      numbers[edge.from].flatMap { from in numbers[edge.to].map { StateMap.Edge(from: from, to: $0) } }
    }
    self.graph = ExploredGraph(depths: near.map { graph.depths[$0] }, edges: edges, keys: [])
    farther = graph.depths.count - near.count
  }

  var html: HTML {
    if graph.depths.isEmpty { return "<p>Nothing was explored.</p>" }
    let more: HTML =
      farther > 0 ? "<p>Random scripts reached \(counted(farther, "more state")) after more steps.</p>" : ""
    return graph.depths.count > Self.dotLimit ? "\(bars)\(more)" : "\(dots)\(more)"
  }

  private var dots: HTML {
    let places = self.places
    let last = graph.depths.max() ?? 0
    let tallest = (0...last).map { depth in graph.depths.filter { $0 == depth }.count }.max() ?? 1
    let step = (x: max(40.0, min(80, 880 / Double(last + 1))), y: tallest > 24 ? 13.0 : 20.0)
    let size = (x: Double(last) * step.x + 60, y: Double(max(3, tallest)) * step.y + 16)
    func point(_ state: Int) -> (x: Double, y: Double) {
      (30 + Double(graph.depths[state]) * step.x, size.y / 2 + places[state] * step.y)
    }
    var lines: HTML = ""
    var marks: HTML = ""
    for edge in Set(graph.edges).sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      let from = point(edge.from)
      guard edge.to >= 0 else {
        lines += "<path class=\"diverging\" d=\"M\(f(from.x)) \(f(from.y))l\(f(step.x * 0.32)) -6\"/>"
        marks += "<path class=\"cross\" d=\"M\(f(from.x + step.x * 0.32 - 3)) \(f(from.y - 9))l6 6m0 -6l-6 6\"/>"
        continue
      }
      lines += path(from, point(edge.to), step.x)
    }
    var circles: HTML = ""
    let diverging = Set(graph.edges.filter { $0.to < 0 }.map(\.from))
    for state in graph.depths.indices {
      let place = point(state)
      let style = state == 0 ? "start" : diverging.contains(state) ? "before" : "state"
      circles +=
        "<circle class=\"\(style)\" cx=\"\(f(place.x))\" cy=\"\(f(place.y))\" r=\"\(f(state == 0 ? 5.5 : 4))\"/>"
    }
    // Outside of the picture, because a narrow window scales the picture down.
    var axis: HTML = ""
    for depth in stride(from: 0, through: last, by: last > 30 ? 5 : 1) {
      let name = depth == 0 ? "present" : last > 5 ? "\(depth)" : counted(depth, "step")
      axis += "<span style=\"left:\(f((30 + Double(depth) * step.x) / size.x * 100))%\">\(name)</span>"
    }
    return """
      <div class="scroll"><div class="graph" style="min-width:\(f(size.x * 0.65))px;max-width:\(f(size.x * 1.6))px">\
      <svg viewBox="0 0 \(f(size.x)) \(f(size.y))" role="img" aria-label="\(counted(graph.depths.count, "state"))">
      <g class="edges">\(lines)</g><g>\(circles)</g><g>\(marks)</g></svg><div class="axis">\(axis)</div></div></div>
      \(legend)
      """
  }

  /// The line of a step: an arc if it leads back or to a state of the same depth, so that lines stay apart.
  private func path(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ step: Double) -> HTML {
    let distance = abs(to.y - from.y)
    let first: (x: Double, y: Double)
    let second: (x: Double, y: Double)
    if to.x > from.x {
      (first, second) = (((from.x + to.x) / 2, from.y), ((from.x + to.x) / 2, to.y))
    } else if to.x == from.x {
      let bend = from.x + min(step * 0.5, 8 + distance * 0.3) * (to.y > from.y ? 1 : -1)
      (first, second) = ((bend, from.y), (bend, to.y))
    } else {
      let bend = 10 + (from.x - to.x) * 0.12
      (first, second) = (((2 * from.x + to.x) / 3, from.y + bend), ((from.x + 2 * to.x) / 3, to.y + bend))
    }
    return """
      <path\(to.x < from.x ? " class=\"back\"" as HTML : "") d="M\(f(from.x)) \(f(from.y))C\(f(first.x)) \(f(first.y)) \
      \(f(second.x)) \(f(second.y)) \(f(to.x)) \(f(to.y))"/>
      """
  }

  private var legend: HTML {
    let diverges: HTML =
      graph.edges.contains { $0.to < 0 } ? "<span><i class=\"cross\">✕</i> a step that diverges</span>" : ""
    let back: HTML =
      graph.edges.contains { $0.to >= 0 && graph.depths[$0.to] < graph.depths[$0.from] }
      ? "<span><i class=\"line back\"></i> a step back</span>" : ""
    return """
      <p class="legend"><span><i class="start"></i> the view as presented</span><span><i class="state"></i> a state</span>\
      \(diverges)<span><i class="line"></i> a step</span>\(back)</p>
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
