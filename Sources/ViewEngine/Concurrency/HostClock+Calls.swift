import Foundation

/// A scheduled action of the host's clock; releasing this object cancels it.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
final class ClockCall: Sendable {
  private let id: UInt64
  private weak let clock: HostClock?

  init(_ id: UInt64, on clock: HostClock) { (self.id, self.clock) = (id, clock) }

  deinit { clock?.forgetCall(id) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension HostClock {
  var elapsed: TimeInterval {
    let (seconds, attoseconds) = now.offset.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
