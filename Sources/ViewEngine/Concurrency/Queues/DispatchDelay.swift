#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// How long a piece of work is to wait, in nanoseconds, as it was meant by whoever asked.
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

    /// - Parameter seconds: what is left of a delay that was asked for a moment ago.
    static func meant(bySeconds seconds: Double) -> Int64 { meant(by: Int64((seconds * 1e9).rounded())) }

    /// The delay of which so much is left: the roundest one that is longer by as much as it takes to ask. A thread that
    /// was held up in between is rare, so such a delay has to be rounder by far.
    static func meant(by remaining: Int64) -> Int64 {
      guard remaining > 0 else { return 0 }
      let guesses = [(heldUp: Int64(50_000), rarity: 1.0), (1_000_000, 10), (20_000_000, 1_000)].map {
        // NB: dates are not exact to the nanosecond.
        (guess: HeldDeadlines.Guess(from: remaining - 1_000, to: remaining + $0.heldUp), rarity: $0.rarity)
      }
      return guesses.min { $0.guess.doubt * $0.rarity < $1.guess.doubt * $1.rarity }?.guess.duration ?? remaining
    }

    private static func now(on clock: clockid_t) -> Int64 {
      var time = timespec()
      clock_gettime(clock, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }
#endif
