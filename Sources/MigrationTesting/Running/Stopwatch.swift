import Dispatch

/// Measures a duration, in seconds.
struct Stopwatch {
  private let read: () -> Double
  var seconds: Double { read() }

  init() {
    let start = DispatchTime.now().uptimeNanoseconds
    read = { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
  }

  /// - Parameter read: the seconds; a test replaces the clock by it.
  init(_ read: @escaping () -> Double) { self.read = read }
}
