// Written by Tests/Scripts/generate/environment-values.sh.
public import Foundation

private struct TimelineStartKey: EnvironmentKey {
  static let defaultValue: Date = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// The date of a `TimelineView` when the host was made: January 1, 2001 unless a host or a view sets
  /// another one. (The engine's own; SwiftUI has a clock on the wall.)
  public var timelineStart: Date {
    get { self[TimelineStartKey.self] }
    set { self[TimelineStartKey.self] = newValue }
  }
}
