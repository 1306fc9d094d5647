import OnChangeCompat

/// The colours of the four squares after each event.
struct SquaresHistory {
  struct Moment: Equatable {
    let event: String
    let paints: [Paint]
    /// Which of the squares show another colour than before.
    let changed: [Bool]
  }

  private(set) var moments: [Moment] = []

  /// Presents the squares, and makes the events happen.
  @MainActor static func record() async throws -> SquaresHistory {
    let (ticker, ticks) = AsyncStream<Void>.makeStream()
    let host = ViewHost(Squares(ticker: ticker))
    var history = SquaresHistory()
    history.note("present", host)
    for event in events(ticks) {
      try event.perform(host)
      await host.settle()
      history.note(event.name, host)
    }
    host.dismiss()
    return history
  }

  private struct Step {
    let name: String
    let perform: @MainActor (ViewHost) throws -> Void
  }

  private static func events(_ ticks: AsyncStream<Void>.Continuation) -> [Step] {
    let next = Step(name: "next colour") { try $0.tap("Next colour") }
    let tick = Step(name: "tick") { _ in ticks.yield() }
    func follow(_ isOn: Bool) -> Step { Step(name: "follow \(isOn ? "on" : "off")") { try $0.toggle("Follow") } }
    return [next, next, tick, next, follow(true), next, follow(false), next, next, tick, next]
  }

  @MainActor private mutating func note(_ event: String, _ host: ViewHost) {
    let paints = host.texts.compactMap { name in Paint.all.first { $0.name == name } }
    let before = moments.last?.paints ?? []
    let changed = paints.indices.map { !before.indices.contains($0) || before[$0] != paints[$0] }
    moments.append(Moment(event: event, paints: paints, changed: changed))
  }
}
