#if canImport(Glibc)
  import Dispatch
  import Foundation
  import HostRuntime

  /// The intended delay of a job, in nanoseconds.
  enum DispatchDelay {
    /// - Parameters:
    ///   - time: as Dispatch encodes it: 0 for now, all ones for never; the two topmost bits name the clock.
    ///   - clock: the held clock of the host; nil if it holds none.
    /// - Returns: nil for never.
    static func until(_ time: UInt64, on clock: HostClock?) -> Int64? {
      switch (time, time >> 62) {
      case (0, _), (UInt64.max - 1, _): 0
      case (.max, _): nil
      default: clock?.delay(until: time, tolerance: 0) ?? meant(by: remaining(until: time))
      }
    }

    /// - Returns: nil for never: the date is not a number, or 292 years away.
    static func until(_ date: Date, on clock: HostClock?) -> Int64? {
      guard let time = nanoseconds(of: date.timeIntervalSince1970) else {
        return date.timeIntervalSince1970 < 0 ? 0 : nil
      }
      // A date is a number of seconds, exact to some 100 nanoseconds. Dispatch encodes none before 1970.
      let known = time > 0 ? clock?.delay(until: UInt64(bitPattern: -time), tolerance: 500) : nil
      return known ?? meant(by: time - now(on: CLOCK_REALTIME))
    }

    private static func remaining(until time: UInt64) -> Int64 {
      switch time >> 62 {
      case 3: -Int64(bitPattern: time) - now(on: CLOCK_REALTIME)
      case 2: Int64(time & (1 << 62 - 1)) - now(on: CLOCK_BOOTTIME)
      default: Int64(time) - Int64(Uncounted.run { DispatchTime.now().rawValue })
      }
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
