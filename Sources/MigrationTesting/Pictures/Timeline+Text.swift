#if BundledEngine
  import OnChangeCompat
#endif

extension Divergence {
  /// The timeline as text for a terminal: a column for each side, and a line for each event, evaluation and action.
  /// `≠` marks the first difference.
  ///
  /// - Parameter width: of each column, in characters; longer lines are broken.
  public func timelineText(width: Int = 46) -> String {
    TimelineText(timeline, sides: [old.side, new.side], width: max(16, width)).text
  }
}

/// A timeline in two columns of text.
struct TimelineText {
  private let timeline: Timeline
  private let sides: [String]
  private let width: Int

  init(_ timeline: Timeline, sides: [String], width: Int) {
    (self.timeline, self.sides, self.width) = (timeline, sides, width)
  }

  var text: String {
    let difference = timeline.firstDifference
    var lines = [row(sides[0], sides[1], " ")]
    for (place, event) in timeline.events.enumerated() {
      lines.append("── " + (event.step?.description ?? "present"))
      let old = passes(event.old)
      let new = passes(event.new)
      var actions = 0
      for pass in 0..<max(old.count, new.count) {
        if max(old.count, new.count) > 1 { lines.append("  pass \(pass + 1)") }
        let first = pass < old.count ? old[pass] : []
        let second = pass < new.count ? new[pass] : []
        for (left, right) in aligned(first, second) {
          let isAction = [left, right].contains { $0.map { !$0.isEvaluation } ?? false }
          let isDifference = isAction && difference?.event == place && difference?.action == actions
          if isAction { actions += 1 }
          lines += rows(left?.words ?? "", right?.words ?? "", isDifference ? "≠" : " ")
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func passes(_ frames: [Timeline.Frame]) -> [[Timeline.Entry]] { frames.flatMap(\.passes) }

  /// Evaluations beside evaluations, actions beside actions.
  private func aligned(_ old: [Timeline.Entry], _ new: [Timeline.Entry]) -> [(Timeline.Entry?, Timeline.Entry?)] {
    typealias Pair = (Timeline.Entry?, Timeline.Entry?)
    func pair(_ first: [Timeline.Entry], _ second: [Timeline.Entry]) -> [Pair] {
      (0..<max(first.count, second.count)).map { (place: Int) -> Pair in
        (place < first.count ? first[place] : nil, place < second.count ? second[place] : nil)
      }
    }
    return pair(old.filter(\.isEvaluation), new.filter(\.isEvaluation))
      + pair(old.filter { !$0.isEvaluation }, new.filter { !$0.isEvaluation })
  }

  private func rows(_ left: String, _ right: String, _ mark: String) -> [String] {
    let left = broken(left)
    let right = broken(right)
    return (0..<max(left.count, right.count)).map { (line: Int) -> String in
      let (left, right) = (line < left.count ? left[line] : "", line < right.count ? right[line] : "")
      return row(left, right, line == 0 ? mark : " ")
    }
  }

  private func row(_ left: String, _ right: String, _ mark: String) -> String {
    var line = "  \(mark) " + left + String(repeating: " ", count: max(0, width - left.count)) + "  " + right
    while line.last == " " { line.removeLast() }
    return line
  }

  private func broken(_ text: String) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if !lines[last].isEmpty, lines[last].count + word.count >= width { lines.append("  ") }
      lines[lines.count - 1] += (lines[lines.count - 1].allSatisfy { $0 == " " } ? "" : " ") + word
    }
    return lines
  }
}
