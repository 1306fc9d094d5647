import OnChangeCompat

/// The actions of a person on an app's typical screen: W8.
extension Runner {
  /// Types into a form in a sheet over the list.
  func keystrokes() throws -> Measurement {
    try app(perRepeat: 50, bodies: 1) { host in
      try host.tap("Edit")
    } event: { host, number in
      try host.type(number.isMultiple(of: 2) ? "a" : "b", into: "Name")
    }
  }

  /// Taps the button of a row, one after another.
  func rowTaps() throws -> Measurement {
    try app(perRepeat: 50, bodies: 1) { _ in
    } event: { host, number in
      try host.tap("Pay \(number % n)")
    }
  }

  /// Goes from one tab to the other and back; both have been seen before.
  func tabSwitches() throws -> Measurement {
    try app(perRepeat: 50, bodies: 1) { host in
      for tab in ["Account", "Orders"] { try host.select(tab) }
    } event: { host, number in
      try host.select(number.isMultiple(of: 2) ? "Account" : "Orders")
    }
  }

  /// Each event runs one action and evaluates `bodies` bodies: what SwiftUI would, and no more.
  private func app(
    perRepeat events: Int, bodies: Int, prepare: (ViewHost) throws -> Void, event: (ViewHost, Int) throws -> Void
  ) throws -> Measurement {
    var time = Samples()
    for round in 0...repeats {
      let counter = Counter()
      let host = ViewHost(Shop(orders: n, counter: counter), configuration: Self.configuration)
      try prepare(host)
      try event(host, 1)
      counter.actions = 0
      let before = host.bodyCount
      let duration = try Stopwatch.measure {
        for number in 0..<events { try measured { try event(host, number) } }
      }
      try expect(events, counter.actions, "actions")
      try expect(events * bodies, host.bodyCount - before, "evaluations")
      if round > 0 { time.add(duration, for: events) }
    }
    return Measurement(workload: workload, api: api, n: n, time: time, actions: 1, bodies: bodies)
  }
}
