#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// The intended delay of a job, in nanoseconds.
  enum DispatchDelay {
    /// - Parameter time: as Dispatch encodes it: 0 for now, all ones for never; the two topmost bits name the clock.
    /// - Returns: nil for never.
    static func until(_ time: UInt64) -> Int64? {
      switch (time, time >> 62) {
      case (0, _), (UInt64.max - 1, _): 0
      case (.max, _): nil
      case (_, 3): meant(by: -Int64(bitPattern: time) - now(on: CLOCK_REALTIME))
      case (_, 2): meant(by: Int64(time & (1 << 62 - 1)) - now(on: CLOCK_BOOTTIME))
      default: meant(by: Int64(time) - Int64(DispatchTime.now().rawValue))
      }
    }

    /// - Parameter seconds: the rest of a delay that was requested a moment ago.
    /// - Returns: nil for never: the delay is not a number, infinite, or longer than 292 years.
    static func meant(bySeconds seconds: Double) -> Int64? {
      if seconds <= 0 { return 0 }
      return nanoseconds(of: seconds).map(meant)
    }

    /// Nil for a number of seconds that is not a time.
    static func nanoseconds(of seconds: Double) -> Int64? { Int64(exactly: (seconds * 1e9).rounded()) }

    /// The delay of which so much is left: the roundest one that is longer by as much as it takes to ask, or by as much
    /// as a thread is held up now and then.
    // A thread that was held up for longer makes the delay shorter by that much; a rounder guess would change
    // delays that are not round, such as a third of a second.
    static func meant(by remaining: Int64) -> Int64 {
      guard remaining > 0 else { return 0 }
      let round: [Int64] = [50_000, 1_000_000].map {
        // Dates are not exact to the nanosecond.
        HeldDeadlines.Guess(from: remaining - 1_000, to: remaining + $0).duration
      }
      return round.first { $0 % 1_000_000 == 0 } ?? round[0]
    }

    private static func now(on clock: clockid_t) -> Int64 {
      // NB: by no name of a member of `timespec`: the compiler may take that for one of CoreFoundation's.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { time in
        clock_gettime(clock, UnsafeMutableRawPointer(time.baseAddress!).assumingMemoryBound(to: timespec.self))
        return Int64(time[0]) * 1_000_000_000 + Int64(time[1])
      }
    }
  }
#endif
