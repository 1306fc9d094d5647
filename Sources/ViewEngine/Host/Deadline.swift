import Dispatch

/// A moment in real time, after which a test kit waits no longer.
package struct Deadline: Sendable {
  private let time: UInt64

  /// - Parameter seconds: the time from now.
  package init(inSeconds seconds: Double) {
    time = DispatchTime.now().uptimeNanoseconds &+ UInt64(min(max(seconds, 0), 1e9) * 1e9)
  }

  package var hasPassed: Bool { secondsLeft <= 0 }

  /// The time to it; negative once it has passed.
  package var secondsLeft: Double { Double(Int64(bitPattern: time &- DispatchTime.now().uptimeNanoseconds)) / 1e9 }
}
