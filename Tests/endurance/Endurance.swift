import Foundation

/// Takes the engine to its limits: views as deep and as wide as the documentation says, and events without an end.
@main
@MainActor
enum Endurance {
  static let usage = """
    usage: endurance shapes [COUNT]
           endurance soak [EVENTS [leak BYTES]]

    shapes  nests COUNT views (100000) in each way there is, then shows 1000000 rows; presents, reads, writes, removes
    soak    makes EVENTS events (1000000) happen, and compares the memory with that after the first 10000
    leak    loses BYTES with each event, which soak has to find
    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.map { Int($0) }
    switch arguments.first {
    case "shapes" where arguments.count <= 2:
      guard let count = arguments.count > 1 ? numbers[1] : 100_000, count > 0 else { return wrong(arguments) }
      // Once as a program begins, on the main thread, and once on the thread that serves the main actor later.
      let isRight = shapes(count)
      await Task.yield()
      exit(shapes(count) && isRight ? 0 : 1)
    case "soak" where arguments.count <= 2 || arguments.count == 4 && arguments[2] == "leak":
      guard let events = arguments.count > 1 ? numbers[1] : 1_000_000, events > 0 else { return wrong(arguments) }
      guard let leak = arguments.count > 3 ? numbers[3] : 0, leak >= 0 else { return wrong(arguments) }
      Runtime.keepNothingFreed()
      exit(await soak(events, leak: leak) ? 0 : 1)
    default: wrong(arguments)
    }
  }

  private static func wrong(_ arguments: [String]) {
    FileHandle.standardError.write(Data("endurance: found \"\(arguments.joined(separator: " "))\".\n\(usage)\n".utf8))
    exit(2)
  }

  /// - Returns: whether each shape passed.
  private static func shapes(_ count: Int) -> Bool {
    var isRight = true
    for shape in Shape.allCases {
      let count = shape.isWide ? count * 10 : count
      let begin = Date()
      let findings = shape.run(count)
      let seconds = Date().timeIntervalSince(begin)
      print(
        "\(shape) \(count): \(findings.isEmpty ? "right" : findings.joined(separator: "; ")), "
          + "\(String(format: "%.1f", seconds)) s, \(Memory.now.resident / 1_048_576) MB resident")
      isRight = isRight && findings.isEmpty
    }
    return isRight
  }

  /// - Returns: whether the memory has not grown.
  private static func soak(_ events: Int, leak: Int) async -> Bool {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else {
      print("endurance: the screen has an @Observable model, which needs macOS 14, iOS 17, tvOS 17 or watchOS 10")
      return false
    }
    Runtime.readMappedFiles()
    await Runtime.fillCaches()
    var soak = Soak(seed: 1, leak: leak)
    // Measured and compared before it counts, because the code that does it is resident only once it has run.
    let start = Memory.now
    print("before the first event: \(start.description)")
    await soak.run(min(10_000, events))
    let first = Memory.now
    print("after \(soak.events) events: \(first.description), \(first.comparison(with: start))")
    while soak.events < events {
      await soak.run(min(max(events / 10, 1), events - soak.events))
      print("after \(soak.events) events: \(Memory.now.description)")
    }
    let last = Memory.now
    print("\(last.comparison(with: first)), \(soak.hosts) hosts, \(soak.actions) actions")
    let findings = last.findings(since: first)
    for finding in findings { print(finding) }
    return findings.isEmpty
  }
}
