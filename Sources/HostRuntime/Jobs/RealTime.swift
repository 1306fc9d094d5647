/// A reading of the library's clocks.
package struct RealTime: Sendable {
  /// A time since the clock's own beginning, in nanoseconds.
  package let continuous: Int64
  package let suspending: Int64

  package static var now: RealTime? {
    guard let time = RuntimeSymbols.time else { return nil }
    func read(_ clock: Int32) -> Int64 {
      var seconds: Int64 = 0
      var nanoseconds: Int64 = 0
      time(&seconds, &nanoseconds, clock)
      return seconds &* 1_000_000_000 &+ nanoseconds
    }
    return RealTime(continuous: read(1), suspending: read(2))
  }

  package subscript(clock: RealClock) -> Int64 {
    switch clock {
    case .continuous: continuous
    case .suspending: suspending
    }
  }
}

package struct RealInterval: Sendable {
  package let start: RealTime
  package let end: RealTime
  package init(start: RealTime, end: RealTime) { (self.start, self.end) = (start, end) }
}

/// A clock of the library, by the number that the runtime knows it by.
package enum RealClock: Int32, Sendable { case continuous = 1, suspending = 2 }

/// When a sleep ends, on the clock that it was asked of.
package struct RealDeadline: Sendable {
  package let clock: RealClock
  /// Since the clock's own beginning, in nanoseconds.
  package let time: Int64
}
