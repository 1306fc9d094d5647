import CommandOutput
import Foundation

/// A plot of the times of one workload against its size, with both axes logarithmic.
struct Plot {
  private struct Line {
    let name: String
    let colour: String
    let points: [(n: Double, time: Double)]
  }

  private let title: String
  private let axis: String
  private let lines: [Line]

  private static let frame = (left: 70.0, top: 44.0, width: 460.0, height: 260.0)
  private static let size = (width: 660.0, height: 360.0)

  /// Writes one file for each workload that was timed, into a folder that is there.
  static func write(_ results: [Measurement], to directory: String) throws {
    for workload in Workload.allCases {
      guard let plot = Plot(workload, of: results) else { continue }
      let folder = URL(fileURLWithPath: directory, isDirectory: true)
      try OutputPath.write(plot.svg, to: folder.appendingPathComponent("\(workload.rawValue).svg").path)
    }
  }

  private init?(_ workload: Workload, of results: [Measurement]) {
    let timed = results.filter { $0.workload == workload && $0.time.median > 0 }
    guard !timed.isEmpty else { return nil }
    title = "\(workload.rawValue): \(workload.title)"
    axis = "nanoseconds for one \(workload.unit), fastest repeat"
    let colours: [API: String] = [.none: "#8a8a8a", .legacy: "#1f6fb4", .modern: "#d1541b"]
    let names: [API: String] = [.none: "no onChange", .legacy: "legacy", .modern: "modern"]
    var lines = API.allCases.map { api in
      Line(
        name: names[api] ?? "", colour: colours[api] ?? "",
        points: timed.filter { $0.api == api }.map { (Double($0.n), $0.time.minimum) })
    }
    // The fastest repeat is the one that other work on the machine disturbed the least.
    let hand = Dictionary(grouping: timed, by: \.n).mapValues { $0.map(\.hand.minimum).min() ?? 0 }
    lines.append(
      Line(
        name: "hand loop", colour: "#2e8b57",
        points: hand.sorted { $0.key < $1.key }.map { (Double($0.key), $0.value) }))
    self.lines = lines.filter { !$0.points.isEmpty }
  }

  // MARK: Scales

  private var decades: (n: ClosedRange<Double>, time: ClosedRange<Double>) {
    let points = lines.flatMap(\.points)
    func range(_ values: [Double]) -> ClosedRange<Double> {
      let low = log10(max(values.min() ?? 1, 1)).rounded(.down)
      return low...max(low + 1, log10(max(values.max() ?? 1, 1)).rounded(.up))
    }
    return (range(points.map(\.n)), range(points.map(\.time)))
  }

  private func x(_ n: Double) -> Double {
    let range = decades.n
    return Self.frame.left + (log10(n) - range.lowerBound) / (range.upperBound - range.lowerBound) * Self.frame.width
  }

  private func y(_ time: Double) -> Double {
    let range = decades.time
    let part = (log10(max(time, 1)) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Self.frame.top + (1 - part) * Self.frame.height
  }

  // MARK: Drawing

  private var svg: String {
    let size = Self.size
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(size.width)) \(Int(size.height))\" "
      + "font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\" fill=\"#333333\">"
    let paper = "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
    return ([head, paper] + titles + grid + lines.flatMap(draw) + labels + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var titles: [String] {
    let frame = Self.frame
    let middle = frame.top + frame.height / 2
    return [
      text(title, frame.left, 24, "font-size=\"15\" font-weight=\"bold\""),
      text("N", frame.left + frame.width / 2, Self.size.height - 14, "text-anchor=\"middle\""),
      text(axis, 18, middle, "text-anchor=\"middle\" transform=\"rotate(-90 18 \(figure(middle)))\""),
    ]
  }

  private var grid: [String] {
    let frame = Self.frame
    let (sizes, times) = decades
    let columns = stride(from: sizes.lowerBound, through: sizes.upperBound, by: 1).flatMap { power in
      [
        rule(x(pow(10, power)), frame.top, x(pow(10, power)), frame.top + frame.height, "#dddddd"),
        text(grouped(pow(10, power)), x(pow(10, power)), frame.top + frame.height + 18, "text-anchor=\"middle\""),
      ]
    }
    let rows = stride(from: times.lowerBound, through: times.upperBound, by: 1).flatMap { power in
      [1.0, 2, 5].map { $0 * pow(10, power) }.filter { log10($0) <= times.upperBound }.flatMap { time in
        [
          rule(frame.left, y(time), frame.left + frame.width, y(time), "#dddddd"),
          text(grouped(time), frame.left - 8, y(time) + 4, "text-anchor=\"end\""),
        ]
      }
    }
    return columns + rows
  }

  private func draw(_ line: Line) -> [String] {
    let places = line.points.map { "\(figure(x($0.n))),\(figure(y($0.time)))" }.joined(separator: " ")
    let stroke = "<polyline points=\"\(places)\" fill=\"none\" stroke=\"\(line.colour)\" stroke-width=\"2\"/>"
    return [stroke]
      + line.points.map {
        "<circle cx=\"\(figure(x($0.n)))\" cy=\"\(figure(y($0.time)))\" r=\"3.5\" fill=\"\(line.colour)\"/>"
      }
  }

  /// Each line's name at its end, moved apart where they would lie on each other.
  private var labels: [String] {
    var free = Self.size.height
    let ends = lines.compactMap { line in line.points.last.map { (line, x($0.n), y($0.time)) } }
    return ends.sorted { $0.2 > $1.2 }.map { line, x, y in
      let place = min(y + 4, free)
      free = place - 15
      let last = line.points.last.map { " \(grouped($0.time.rounded()))" } ?? ""
      return text(line.name + last, x + 10, place, "fill=\"\(line.colour)\"")
    }
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ attributes: String) -> String {
    "<text x=\"\(figure(x))\" y=\"\(figure(y))\" \(attributes)>\(text)</text>"
  }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String) -> String {
    "<line x1=\"\(figure(x1))\" y1=\"\(figure(y1))\" x2=\"\(figure(x2))\" y2=\"\(figure(y2))\" stroke=\"\(colour)\"/>"
  }

  private func figure(_ value: Double) -> String { String(format: "%.1f", value) }

  /// A whole number with commas between its thousands.
  private func grouped(_ value: Double) -> String {
    let digits = String(Int(value.rounded()))
    return String(
      digits.reversed().enumerated().flatMap { index, digit in index > 0 && index % 3 == 0 ? [",", digit] : [digit] }
        .reversed())
  }
}
