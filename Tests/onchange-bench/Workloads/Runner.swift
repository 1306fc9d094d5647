import OnChangeCompat

/// Runs a workload and counts what it does, so that no work can be skipped unseen.
@MainActor
struct Runner {
  let workload: Workload
  let api: API
  let n: Int
  let repeats: Int

  nonisolated var name: String { "\(workload.rawValue)/\(api.rawValue)/\(n)" }

  /// A count that is not what the workload must give: the measurement is void.
  struct WrongCount: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws -> Measurement {
    switch workload {
    case .mount: try mount()
    case .changeAll: try changeRows(.changeAll)
    case .changeNone: try changeRows(.changeNone)
    case .changeOne: try changeOne()
    case .nested: try changeLeaf()
    case .memory: try memory()
    case .keystroke: try keystrokes()
    case .rowTap: try rowTaps()
    case .tabSwitch: try tabSwitches()
    case .texts: try texts()
    case .firstTap: try tap(isFirst: true)
    case .tap: try tap(isFirst: false)
    case .listInteractions: try interactions()
    case .explore: try explore()
    }
  }

  static var configuration: ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.records = false
    return configuration
  }

  // MARK: Workloads

  private func mount() throws -> Measurement {
    var time = Samples()
    var hand = Samples()
    var bodies = 0
    for _ in 0..<repeats {
      var loop: HandLoop?
      hand.add(Stopwatch.measure { loop = HandLoop(count: n) }, for: n)
      withExtendedLifetime(loop) {}
      var host: ViewHost?
      time.add(Stopwatch.measure { measured { host = rows(Counter()) } }, for: n)
      bodies = host?.bodyCount ?? 0
      host?.dismiss()
    }
    try expect(1, bodies, "evaluations")
    var host: ViewHost?
    let allocations = Allocations.count { host = rows(Counter()) }
    withExtendedLifetime(host) {}
    return Measurement(
      workload: workload, api: api, n: n, time: time, hand: hand, actions: 0, bodies: bodies,
      allocations: allocations.map { Double($0) / Double(n) })
  }

  /// All rows are evaluated by one write to their parent's state: to the one that they observe, or another.
  private func changeRows(_ workload: Workload) throws -> Measurement {
    let counter = Counter()
    let host = rows(counter)
    let all = workload == .changeAll
    let (time, hand, allocations) = measure(perRepeat: max(1, 2_000 / n), units: n, changes: all) { value in
      host.update { counter.write(value, to: all ? 0 : 1) }
    }
    let events = host.frameCount - 1
    try expect(all ? events * n : 0, counter.actions, "actions")
    // The rows read the values that they observe, and the enclosing body does not.
    try expect(all ? 1 : events + 1, host.bodyCount, "evaluations")
    return Measurement(
      workload: workload, api: api, n: n, time: time, hand: hand, actions: all ? n : 0, bodies: all ? 0 : 1,
      allocations: allocations)
  }

  private func changeOne() throws -> Measurement {
    let counter = Counter()
    let host =
      api == .legacy
      ? ViewHost(LegacyOwnRows(count: n, counter: counter), configuration: Self.configuration)
      : ViewHost(ModernOwnRows(count: n, counter: counter), configuration: Self.configuration)
    return try changeSingle(host, counter, row: n / 2, mounted: n + 1)
  }

  private func changeLeaf() throws -> Measurement {
    let counter = Counter()
    let host =
      api == .legacy
      ? ViewHost(
        Nested(depth: n, leaf: LegacyOwnRow(row: 0, counter: counter)), configuration: Self.configuration)
      : ViewHost(
        Nested(depth: n, leaf: ModernOwnRow(row: 0, counter: counter)), configuration: Self.configuration)
    return try changeSingle(host, counter, row: 0, mounted: n + 1)
  }

  private func changeSingle(_ host: ViewHost, _ counter: Counter, row: Int, mounted: Int) throws -> Measurement {
    let write = counter.writers[row]
    let (time, hand, allocations) = measure(perRepeat: 2_000, units: 1, changes: true) { value in
      host.update { write?(value) }
    }
    let events = host.frameCount - 1
    try expect(events, counter.actions, "actions")
    try expect(events + mounted, host.bodyCount, "evaluations")
    return Measurement(
      workload: workload, api: api, n: n, time: time, hand: hand, actions: 1, bodies: 1, allocations: allocations)
  }

  private func memory() throws -> Measurement {
    let counter = Counter()
    let before = Heap.bytesInUse
    let host = rows(counter)
    let bytes = Heap.bytesInUse.flatMap { after in before.map { (after - $0) / n } }
    try expect(1, host.bodyCount, "evaluations")
    return Measurement(
      workload: workload, api: api, n: n, actions: 0, bodies: 1, bytes: bytes)
  }

  // MARK: Helpers

  func rows(_ counter: Counter) -> ViewHost {
    switch api {
    case .none: ViewHost(PlainRows(count: n, counter: counter), configuration: Self.configuration)
    case .legacy: ViewHost(LegacyRows(count: n, counter: counter), configuration: Self.configuration)
    case .modern: ViewHost(ModernRows(count: n, counter: counter), configuration: Self.configuration)
    }
  }

  /// Times events, and the hand loop beside them; each event writes a value that no other wrote.
  private func measure(
    perRepeat events: Int, units: Int, changes: Bool, _ event: (Int) -> Void
  ) -> (time: Samples, hand: Samples, allocations: Double?) {
    var time = Samples()
    var hand = Samples()
    var value = 0
    // An event that changes a single row is held against an element of the loop in a cache as warm as its own.
    let elements = units == 1 ? 1_000 : units
    var loop = HandLoop(count: elements)
    let loops = units == 1 ? 2 : events
    for round in 0...repeats {
      let handTime = Stopwatch.measure {
        for step in 1...loops { loop.update(to: changes ? value + step : 0) }
      }
      let eventTime = Stopwatch.measure {
        for _ in 0..<events {
          value += 1
          measured { event(value) }
        }
      }
      guard round > 0 else { continue }  // the first round warms up
      hand.add(handTime, for: loops * elements)
      time.add(eventTime, for: events * units)
    }
    let allocations = Allocations.count { event(value + 1) }
    return (time, hand, allocations.map { Double($0) / Double(units) })
  }

  /// The part for a profiler: everything else is the benchmark's own work.
  @inline(never) func measured(_ body: () throws -> Void) rethrows { try body() }

  func expect(_ expected: Int, _ found: Int, _ what: String) throws {
    guard expected == found else {
      throw WrongCount(
        description: "\(workload.rawValue) \(api.rawValue) n=\(n): expected \(expected) \(what), counted \(found)")
    }
  }
}
