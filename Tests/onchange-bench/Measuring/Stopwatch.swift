import Dispatch

/// Measures how long a piece of work takes.
// Not a ContinuousClock, which needs macOS 13.
enum Stopwatch {
  /// - Returns: nanoseconds.
  static func measure(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}
