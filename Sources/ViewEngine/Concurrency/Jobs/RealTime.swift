/// A reading of the library's clocks.
struct RealTime: Sendable {
  /// A time since the clock's own beginning, in nanoseconds.
  let continuous: Int64
  let suspending: Int64

  static var now: RealTime? {
    guard let time = RuntimeSymbols.time else { return nil }
    func read(_ clock: Int32) -> Int64 {
      var seconds: Int64 = 0
      var nanoseconds: Int64 = 0
      time(&seconds, &nanoseconds, clock)
      return seconds &* 1_000_000_000 &+ nanoseconds
    }
    return RealTime(continuous: read(1), suspending: read(2))
  }

  subscript(clock: RealClock) -> Int64 {
    switch clock {
    case .continuous: continuous
    case .suspending: suspending
    }
  }
}

struct RealInterval: Sendable {
  let start: RealTime
  let end: RealTime
}

/// A clock of the library, by the number that the runtime knows it by.
enum RealClock: Int32, Sendable { case continuous = 1, suspending = 2 }

/// When a sleep ends, on the clock that it was asked of.
struct RealDeadline: Sendable {
  let clock: RealClock
  /// Since the clock's own beginning, in nanoseconds.
  let time: Int64
}
