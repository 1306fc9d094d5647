import OnChangeCompat

/// Runs two views through the same scripts, and compares what they show after each event.
@MainActor
struct StepByStep {
  let buttons: [String]
  let depth: Int

  /// All scripts of taps up to the depth, short ones first; a host is rendered anew at the end of each.
  private var scripts: [[String]] {
    var all: [[String]] = [[]]
    var longest: [[String]] = [[]]
    for _ in 0..<depth {
      longest = longest.flatMap { script in buttons.map { script + [$0] } }
      all += longest
    }
    return all
  }

  /// The first script after which the two views show different texts, or warn of different things.
  func firstDifference(_ one: () -> AnyView, _ other: () -> AnyView) throws -> [String]? {
    try scripts.first { try Self.run(one(), $0) != Self.run(other(), $0) }
  }

  private struct Moment: Equatable {
    var texts: [String]
    var warnings: [String]
  }

  private static func run(_ view: AnyView, _ script: [String]) throws -> [Moment] {
    var configuration = ViewHost.Configuration()
    configuration.onWarning = { _ in }
    let host = ViewHost(view, configuration: configuration)
    func moment() -> Moment { Moment(texts: host.texts, warnings: host.warnings) }
    var moments = [moment()]
    for label in script {
      try host.tap(label)
      moments.append(moment())
    }
    host.render()
    return moments + [moment()]
  }
}
