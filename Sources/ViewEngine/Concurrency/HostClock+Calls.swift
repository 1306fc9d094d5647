import Foundation

/// Something that the host's clock does at its time, unless this is let go before.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
final class ClockCall: Sendable {
  private let id: UInt64
  private weak let clock: HostClock?

  init(_ id: UInt64, on clock: HostClock) {
    self.id = id
    self.clock = clock
  }

  deinit { clock?.forgetCall(id) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension HostClock {
  /// How many seconds it has gone on since the host was made.
  var elapsed: TimeInterval {
    let (seconds, attoseconds) = now.offset.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
