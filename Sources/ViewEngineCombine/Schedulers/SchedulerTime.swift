#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine

  /// A time of a queue, a run loop or an operation queue. In a host that holds time, it is what the host's clock shows.
  public struct SchedulerTime: Hashable, Codable, Sendable {
    /// Since 1970.
    let nanoseconds: Int64

    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    public init(_ date: Date) { nanoseconds = Int64(date.timeIntervalSince1970 * 1e9) }

    public var date: Date { Date(timeIntervalSince1970: Double(nanoseconds) / 1e9) }
  }

  extension SchedulerTime: Strideable {
    public func distance(to other: SchedulerTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    public func advanced(by stride: Stride) -> SchedulerTime {
      SchedulerTime(nanoseconds: nanoseconds.addingReportingOverflow(stride.nanoseconds).partialValue)
    }

    /// How far it is from one time to another. A number is one of seconds.
    public struct Stride: Hashable, Codable, Sendable {
      let nanoseconds: Int64

      init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

      /// - Parameter timeInterval: in seconds; what is too long, or no number, is the longest that there is.
      public init(_ timeInterval: TimeInterval) {
        let nanoseconds = (timeInterval * 1e9).rounded()
        self.nanoseconds = abs(nanoseconds) < 9e18 ? Int64(nanoseconds) : nanoseconds < 0 ? -Self.longest : Self.longest
      }

      /// In seconds.
      public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }

      private static var longest: Int64 { 9_000_000_000_000_000_000 }

      fileprivate init(_ count: Int, of unit: Int64) {
        let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
        nanoseconds = overflow ? (count < 0 ? -Self.longest : Self.longest) : product
      }
    }
  }

  extension SchedulerTime.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ count: Int) -> Self { Self(count, of: 1_000_000_000) }
    public static func seconds(_ count: Double) -> Self { Self(count) }
    public static func milliseconds(_ count: Int) -> Self { Self(count, of: 1_000_000) }
    public static func microseconds(_ count: Int) -> Self { Self(count, of: 1_000) }
    public static func nanoseconds(_ count: Int) -> Self { Self(count, of: 1) }
  }

  extension SchedulerTime.Stride: SignedNumeric, ExpressibleByFloatLiteral, Comparable {
    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
    public init?<Source: BinaryInteger>(exactly seconds: Source) {
      guard let seconds = Int(exactly: seconds) else { return nil }
      self = .seconds(seconds)
    }

    public var magnitude: TimeInterval { abs(timeInterval) }

    public static func < (first: Self, second: Self) -> Bool { first.nanoseconds < second.nanoseconds }
    public static func + (first: Self, second: Self) -> Self {
      Self(nanoseconds: first.nanoseconds.addingReportingOverflow(second.nanoseconds).partialValue)
    }
    public static func - (first: Self, second: Self) -> Self {
      Self(nanoseconds: first.nanoseconds.subtractingReportingOverflow(second.nanoseconds).partialValue)
    }
    public static func * (first: Self, second: Self) -> Self { Self(first.timeInterval * second.timeInterval) }
    public static func += (first: inout Self, second: Self) { first = first + second }
    public static func -= (first: inout Self, second: Self) { first = first - second }
    public static func *= (first: inout Self, second: Self) { first = first * second }
  }
#endif
