import Foundation

/// Seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The seconds since January 1, 2001, by the machine's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
