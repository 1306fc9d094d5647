import Foundation

/// Takes the engine to its limits: views as deep and as wide as the documentation says, and events without an end.
@main
@MainActor
enum Endurance {
  static let usage = """
    usage: endurance shapes [COUNT]
           endurance soak [EVENTS]

    shapes  nests COUNT views (100000) in each way there is, then shows 1000000 rows; presents, reads, writes, removes
    soak    makes EVENTS events (1000000) happen, and compares the resident memory with that after the first 10000
    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let count = arguments.count > 1 ? Int(arguments[1]) : nil
    guard arguments.count <= 2, arguments.count < 2 || count ?? 0 > 0 else { return wrong(arguments) }
    switch arguments.first {
    case "shapes":
      // Once as a program begins, on the main thread, and once on whichever thread serves the main actor later.
      let isRight = shapes(count ?? 100_000)
      await Task.yield()
      exit(shapes(count ?? 100_000) && isRight ? 0 : 1)
    case "soak": exit(await soak(count ?? 1_000_000) ? 0 : 1)
    default: wrong(arguments)
    }
  }

  private static func wrong(_ arguments: [String]) {
    FileHandle.standardError.write(Data("endurance: found \"\(arguments.joined(separator: " "))\".\n\(usage)\n".utf8))
    exit(2)
  }

  /// - Returns: whether each shape did what it should.
  private static func shapes(_ count: Int) -> Bool {
    var isRight = true
    for shape in Shape.allCases {
      let count = shape.isWide ? count * 10 : count
      let begin = Date()
      let findings = shape.run(count)
      let seconds = Date().timeIntervalSince(begin)
      print(
        "\(shape) \(count): \(findings.isEmpty ? "right" : findings.joined(separator: "; ")), "
          + "\(String(format: "%.1f", seconds)) s, \(Memory.resident / 1_048_576) MB resident")
      isRight = isRight && findings.isEmpty
    }
    return isRight
  }

  /// - Returns: whether the memory stayed within 1 %.
  private static func soak(_ events: Int) async -> Bool {
    var soak = Soak(seed: 1)
    await soak.run(min(10_000, events))
    let first = Memory.resident
    print("after \(soak.events) events: \(first / 1024) KB resident")
    while soak.events < events {
      await soak.run(min(max(events / 10, 1), events - soak.events))
      print("after \(soak.events) events: \(Memory.resident / 1024) KB resident")
    }
    let last = Memory.resident
    let change = (Double(last) / Double(first) - 1) * 100
    print("\(String(format: "%+.2f", change)) %, \(soak.hosts) hosts, \(soak.actions) actions")
    return abs(change) <= 1
  }
}
