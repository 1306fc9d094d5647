#if canImport(Glibc)
  import Glibc
  import ViewPlatform

  /// The last readings of the system's clocks by the work of a host. A deadline is a reading plus the intended delay.
  /// So the delay is known exactly, however long a thread was held up between the two, and whatever the clock of the
  /// host showed at the reading.
  struct ClockReadings {
    private struct Reading {
      /// As Dispatch encodes it: the two topmost bits name the clock.
      let time: UInt64
      let held: Duration
      let thread: pthread_t
    }

    private var latest: [Reading] = []

    mutating func note(_ time: UInt64, held: Duration) {
      // Enough for the work between two steps; without the right one, the delay is estimated.
      if latest.count == 64 { latest.removeFirst(32) }
      latest.append(Reading(time: time, held: held, thread: pthread_self()))
    }

    /// The held time of a deadline; nil if it is computed from no reading that is known.
    ///
    /// Of several readings, the one is taken from which the delay is roundest, then the latest of this thread.
    ///
    /// - Parameters:
    ///   - time: as Dispatch encodes it.
    ///   - tolerance: by how much the form of the deadline is inexact, in nanoseconds.
    func held(_ time: UInt64, tolerance: Int64) -> Duration? {
      let thread = pthread_self()
      var best: (roundness: Int64, isOfThread: Bool, held: Duration)?
      for reading in latest.reversed() where reading.time >> 62 == time >> 62 {
        // A time of day is encoded as a negative number that falls.
        let difference = Int64(bitPattern: time >> 62 == 3 ? reading.time &- time : time &- reading.time)
        let delay = Self.roundest(difference, within: tolerance)
        let isOfThread = pthread_equal(reading.thread, thread) != 0
        if let best, (best.roundness, best.isOfThread ? 1 : 0) >= (delay.roundness, isOfThread ? 1 : 0) { continue }
        best = (delay.roundness, isOfThread, reading.held + .nanoseconds(delay.nanoseconds))
      }
      return best?.held
    }

    /// The roundest number of nanoseconds that is that near, and its largest round divisor of at least a microsecond.
    private static func roundest(_ delay: Int64, within tolerance: Int64) -> (nanoseconds: Int64, roundness: Int64) {
      var unit: Int64 = 1_000_000_000
      while unit >= 1_000 {
        let nearest = (delay + unit / 2) / unit * unit
        if abs(nearest - delay) <= tolerance, delay >= 0 { return (nearest, unit) }
        unit /= 10
      }
      return (delay, 0)
    }
  }
#endif
