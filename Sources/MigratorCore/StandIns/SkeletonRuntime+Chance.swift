extension SkeletonRuntime {
  private static let random = [
    ("FixedWidthInteger", "Range", "upperBound - 1"), ("FixedWidthInteger", "ClosedRange", "upperBound"),
    ("BinaryFloatingPoint", "Range", "lowerBound.nextUp"), ("BinaryFloatingPoint", "ClosedRange", "upperBound"),
  ].map { type, range, last in
    "extension \(type) { static func random(in range: \(range)<Self>) -> Self { __run.seed % 2 == 0 ? range.lowerBound : range.\(last) } }"
  }.joined(separator: "\n")
  private static let clocks = ["ContinuousClock", "SuspendingClock"].map { clock in
    """
    // NB: no code can ask for the system's time any more.
    let __\(clock)Start = unsafeBitCast(Duration.seconds(1_000_000), to: \(clock).Instant.self)
    extension \(clock).Instant: __Sample {
      static var now: Self { __sample(__run.events * 31) }
      static func __sample(_ n: Int) -> Self { __\(clock)Start + .seconds(n) }
    }
    extension \(clock) { static var now: Instant { .now }; var now: Instant { .now } }
    """
  }.joined(separator: "\n")
  /// What would differ from run to run: times, delays, and random values.
  static let chance = #"""
    import Foundation
    extension UUID { init() { __run.made += 1; self = UUID(uuidString: "00000000-0000-0000-0001-" + String(format: "%012d", __run.made))! } }
    extension Date {
      init() { self.init(timeIntervalSinceReferenceDate: 700_000_000 + Double(__run.events) * 31) }
      init(timeIntervalSinceNow interval: TimeInterval) { self = Date().addingTimeInterval(interval) }
      static var now: Date { Date() }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
    }
    \#(clocks)
    extension ProcessInfo { var systemUptime: TimeInterval { Double(__uptime) / 1e9 } }
    // A delay is an effect too. NB: by the protocol's member, the only one that still has the system's time.
    private func __now<C: Clock>(_ clock: C) -> C.Instant { clock.now }
    private func __sleep(_ duration: Duration) async throws {
      let run = __run
      run.sleepers += 1
      defer { run.sleepers -= 1 }
      try await Task.sleep(until: __now(ContinuousClock()) + duration, tolerance: nil, clock: .continuous)
    }
    extension Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds n: UInt64) async throws { __record("Task.sleep", [n]); try await __sleep(.nanoseconds(n)) }
      static func sleep(for duration: Duration) async throws { __record("Task.sleep", [duration]); try await __sleep(duration) }
      static func sleep(until time: ContinuousClock.Instant, clock: ContinuousClock) async throws {
        try await sleep(for: ContinuousClock.now.duration(to: time))
      }
    }
    // NB: in the past, so that nothing that waits until a time after it waits at all.
    private let __uptime: UInt64 = 1_000_000_000
    extension DispatchTime { static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: __uptime) } }
    extension DispatchQueue {
      // All work runs on the main thread, because an order by chance is no difference. NB: with the types of Dispatch.
      func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        group?.enter()
        DispatchQueue.main.async(execute: DispatchWorkItem { work(); group?.leave() })
      }
      func sync(execute work: () -> Void) { work() }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
      func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }
      static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { (0..<iterations).forEach(work) }
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { DispatchQueue.main.asyncAfter(wallDeadline: .now() + __delay(deadline)) { work() } }
      func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + __delay(deadline), execute: work)
      }
      private func __delay(_ deadline: DispatchTime) -> Double {
        let delay = Double(Int64(bitPattern: deadline.uptimeNanoseconds &- __uptime)) / 1e9
        __record("asyncAfter", [delay])
        if delay > __time { __closed.insert("asyncAfter") }
        return delay
      }
    }
    \#(random)
    extension Bool { static func random() -> Bool { __run.seed % 2 == 0 } }
    extension Collection { func randomElement() -> Element? { first } }
    extension Sequence { func shuffled() -> [Element] { reversed() } }
    """#
}
