/// Where the deadlines of real clocks lie in held time.
///
/// A held clock stands still while the real one goes on, and `ContinuousClock.now` shows the real one. So a deadline
/// `now + 1 s` arrives here as an instant from which the duration that was meant has to be found out:
///
///     began          now         asked                                deadline
///       ├─────────────┼────────────┤·········································┤
///       the piece of work          └──────── shorter than what was meant ───┘
///       └─────────────────────── longer than what was meant ────────────────┘
///
/// Of all durations between the two, the roundest is taken: the one second, and not 0.999 996 113 s.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct HeldDeadlines {
  private struct Wake {
    let real: RealDeadline
    let held: Duration
  }

  /// The deadline of each task's latest sleep.
  private var latest: [UInt64: Wake] = [:]

  /// - Parameters:
  ///   - task: whose sleep it is.
  ///   - start: when its piece of work began; nil if nobody knows.
  ///   - now: held time.
  /// - Returns: the deadline in held time, which may be over.
  mutating func place(
    _ deadline: RealDeadline, by task: UInt64, since start: RealTime?, real: RealTime?, now: Duration
  ) -> Duration {
    guard let real else { return now }
    let held =
      seriesDeadline(deadline, by: task)
      ?? now
      + .nanoseconds(
        Self.roundest(
          from: deadline.time - real[deadline.clock], to: deadline.time - (start ?? real)[deadline.clock]))
    latest[task] = Wake(real: deadline, held: held)
    return held
  }

  /// The deadline reckoned from the one before: `next += 1 s` in a loop that sleeps until `next`.
  // NB: whole microseconds between two deadlines are no coincidence: clocks show nanoseconds.
  private func seriesDeadline(_ deadline: RealDeadline, by task: UInt64) -> Duration? {
    guard let last = latest[task], last.real.clock == deadline.clock else { return nil }
    let step = deadline.time - last.real.time
    return step > 0 && step % 1_000_000 == 0 ? last.held + .nanoseconds(step) : nil
  }

  mutating func forget(_ task: UInt64) { latest[task] = nil }

  /// The roundest number of nanoseconds between two, both included.
  static func roundest(from shortest: Int64, to longest: Int64) -> Int64 {
    guard longest > 0 else { return longest }
    // Two readings of a clock in its finest steps are still apart by some nanoseconds.
    let shortest = max(0, shortest)
    var unit: Int64 = 60_000_000_000
    while unit > 1 {
      for fraction in [1, 2, 4, 5, 10, 20, 50] as [Int64] where unit % fraction == 0 {
        let step = unit / fraction
        let candidate = longest / step * step
        if candidate >= shortest, candidate > 0 { return candidate }
      }
      unit = unit == 60_000_000_000 ? 1_000_000_000 : unit / 100
    }
    return longest
  }
}
