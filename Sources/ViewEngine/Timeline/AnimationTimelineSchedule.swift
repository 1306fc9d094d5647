public import Foundation

/// As often as a screen is painted: 60 times a second, unless a longer interval is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let paused: Bool

  /// - Parameter minimumInterval: in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    self.paused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: paused ? 0 : interval).entries(from: startDate, mode: mode)
  }
}
