public import Foundation

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: in seconds; one that is not positive has the view be shown once.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    guard interval > 0 else { return Entries(start: startDate, interval: 0, index: 0) }
    let index = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(index, 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    public mutating func next() -> Date? {
      guard interval > 0 || index == 0 else { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}
