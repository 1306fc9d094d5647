import HostRuntime

/// Places the deadlines of real clocks in held time.
///
/// A held clock does not move while the real one does, and `ContinuousClock.now` shows the real one. So a deadline
/// `now + 1 s` arrives here as an instant from which the engine computes the intended duration:
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
  ///   - task: the sleeping task.
  ///   - slice: the piece of work that starts the sleep, if known.
  ///   - now: held time.
  /// - Returns: the deadline in held time, which may be in the past.
  mutating func place(
    _ deadline: RealDeadline, by task: UInt64, in slice: JobSlice?, real: RealTime?, now: Duration
  ) -> Duration {
    guard let real else { return now }
    let held =
      seriesDeadline(deadline, by: task) ?? now + .nanoseconds(Self.duration(to: deadline, in: slice, real: real))
    latest[task] = Wake(real: deadline, held: held)
    return held
  }

  /// The deadline computed from the one before: `next += 1 s` in a loop that sleeps until `next`.
  // Whole milliseconds between two deadlines are no coincidence: clocks show nanoseconds.
  private func seriesDeadline(_ deadline: RealDeadline, by task: UInt64) -> Duration? {
    guard let last = latest[task], last.real.clock == deadline.clock else { return nil }
    let step = deadline.time - last.real.time
    return step > 0 && step % 1_000_000 == 0 ? last.held + .nanoseconds(step) : nil
  }

  mutating func forget(_ task: UInt64) { latest[task] = nil }

  /// The intended duration, computed from this piece of work. If the task has changed its executor since it read the
  /// clock, it is computed from an earlier one.
  private static func duration(to deadline: RealDeadline, in slice: JobSlice?, real: RealTime) -> Int64 {
    let now = RealInterval(start: slice?.start ?? real, end: real)
    let guesses = ([now] + (slice?.earlier ?? [])).map { interval in
      // Two ways to read a clock differ by some nanoseconds.
      Guess(
        from: deadline.time - interval.end[deadline.clock] - 500,
        to: deadline.time - interval.start[deadline.clock] + 500)
    }
    return guesses.min { $0.doubt < $1.doubt }?.duration ?? 0
  }

  /// The roundest number of nanoseconds between two, both included.
  struct Guess {
    let duration: Int64
    /// The probability of finding such a round duration by chance; less round durations are intended less often.
    let doubt: Double

    init(from shortest: Int64, to longest: Int64) {
      let shortest = max(1, shortest)
      var decade: Int64 = 100_000_000_000
      while decade >= 10 {
        for unit in [decade, decade / 2, decade / 4, decade / 5] where longest / unit * unit >= shortest {
          duration = longest / unit * unit
          doubt = Double(longest - shortest) / Double(unit) / Double(unit)
          return
        }
        decade /= 10
      }
      duration = longest
      doubt = .infinity
    }
  }
}
