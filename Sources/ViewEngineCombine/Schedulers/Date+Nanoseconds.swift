#if OpenCombine && !canImport(Darwin)
  import Foundation

  extension Date {
    /// - Parameter nanoseconds: since 1970.
    init(nanoseconds: Int64) { self.init(timeIntervalSince1970: Double(nanoseconds) / 1e9) }

    // NB: in whole microseconds, since dates are not exact to the nanosecond.
    func nanoseconds(since start: Date) -> Int64 {
      (timeIntervalSince(start) * 1e6).rounded().nanoseconds(by: 1_000)
    }
  }

  extension TimeInterval {
    /// In nanoseconds; what is too long, or no number, is the longest that there is.
    var nanoseconds: Int64 { (self * 1e9).rounded().nanoseconds(by: 1) }

    fileprivate func nanoseconds(by unit: Int64) -> Int64 {
      let longest: Int64 = 9_000_000_000_000_000_000
      return abs(self) < Double(longest / unit) ? Int64(self) * unit : self < 0 ? -longest : longest
    }
  }
#endif
