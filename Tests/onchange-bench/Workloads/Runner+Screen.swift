import OnChangeCompat

/// The cost of reading the screen, and of finding a control on it.
extension Runner {
  /// Reads all texts of a screen with new content only.
  func texts() throws -> Measurement {
    var time = Samples()
    for _ in 0..<repeats {
      let host = rows(Counter())
      var count = 0
      time.add(Stopwatch.measure { measured { count = host.texts.count } }, for: n)
      try expect(n, count, "texts")
    }
    return Measurement(workload: workload, api: api, n: n, time: time, actions: 0, bodies: 0)
  }

  func interactions() throws -> Measurement {
    var time = Samples()
    for _ in 0..<repeats {
      let host = ViewHost(Buttons(count: n, counter: Counter()), configuration: Self.configuration)
      var count = 0
      // A button and the text on it.
      time.add(Stopwatch.measure { measured { count = host.interactions.count } }, for: 2 * n)
      try expect(n, count, "interactions")
    }
    return Measurement(workload: workload, api: api, n: n, time: time, actions: 0, bodies: 0)
  }

  /// Taps a button by its label.
  ///
  /// - Parameter isFirst: whether this is the first snapshot; otherwise each tap has changed one button since.
  func tap(isFirst: Bool) throws -> Measurement {
    var time = Samples()
    let counter = Counter()
    var screen: ViewHost?
    let taps = isFirst ? 1 : 200
    var bodies = 0
    for round in 0...repeats {
      // Gone before the next one is made, or the allocator tidies up what it has left while the tap is timed.
      if isFirst { screen = nil }
      let host = screen ?? ViewHost(ButtonRows(count: n, counter: counter), configuration: Self.configuration)
      screen = host
      let before = host.bodyCount
      let duration = try Stopwatch.measure { for tap in 0..<taps { try host.tap("Row \((tap &* 7_919 + round) % n)") } }
      bodies = host.bodyCount - before
      if round > 0 { time.add(duration, for: taps) }
    }
    try expect(taps * (repeats + 1), counter.actions, "actions")
    try expect(taps, bodies, "evaluations")
    return Measurement(workload: workload, api: api, n: n, time: time, actions: 1, bodies: 1)
  }
}
