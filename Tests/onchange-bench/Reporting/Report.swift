import CommandOutput
import Foundation

/// Writes measurements, as a table or as JSON.
struct Report {
  let json: Bool
  private let output = StandardOutput()

  init(json: Bool) { self.json = json }

  private static let columns: [(title: String, width: Int)] = [
    ("", 4), ("workload", 30), ("API", 8), ("N", 9), ("ns", 10), ("min", 10), ("max", 10), ("hand", 8),
    ("× hand", 8), ("actions", 9), ("bodies", 8), ("objects", 8), ("bytes", 7),
  ]

  func begin() throws {
    if !json { try output.line(Self.row(Self.columns.map(\.title))) }
  }

  /// Says on a terminal what is being measured.
  func progress(_ name: String) {
    guard isatty(2) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(name)".utf8))
    if isatty(1) == 1 { FileHandle.standardError.write(Data("\r".utf8)) }
  }

  func write(_ result: Measurement) throws {
    if json { return try output.line(Self.object(result)) }
    let isTimed = result.time.median > 0
    func figure(_ value: Double, _ digits: Int = 1) -> String { isTimed ? format(value, digits) : "" }
    try output.line(
      Self.row([
        result.workload.rawValue, result.workload.title, result.api.rawValue, "\(result.n)",
        figure(result.time.median), figure(result.time.minimum), figure(result.time.maximum),
        figure(result.hand.median), figure(result.ratio, 2), "\(result.actions)", "\(result.bodies)",
        result.allocations.map { format($0, 2) } ?? "", result.bytes.map { "\($0)" } ?? "",
      ]))
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, columns).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1.width - cell.0.count))
      return index < 3 ? cell.0 + padding : padding + cell.0
    }.joined(separator: " ")
  }

  private static func object(_ result: Measurement) -> String {
    var pairs: [(String, String)] = [
      ("workload", "\"\(result.workload.rawValue)\""), ("title", "\"\(result.workload.title)\""),
      ("unit", "\"\(result.workload.unit)\""), ("api", "\"\(result.api.rawValue)\""), ("n", "\(result.n)"),
    ]
    if result.time.median > 0 {
      pairs += [
        ("ns", format(result.time.median)), ("min", format(result.time.minimum)), ("max", format(result.time.maximum)),
        ("hand_ns", format(result.hand.median)), ("hand_min", format(result.hand.minimum)),
      ]
    }
    pairs += [("actions", "\(result.actions)"), ("bodies", "\(result.bodies)")]
    if let allocations = result.allocations { pairs.append(("allocations", format(allocations, 2))) }
    if let bytes = result.bytes { pairs.append(("bytes", "\(bytes)")) }
    return "{" + pairs.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}

private func format(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
