/// Which version of a closure an observer runs when the value that it observes has changed.
public enum _CaptureRule: Hashable, Sendable {
  /// As each API declares it: legacy the one from before the change, modern the newest.
  case declared
  /// Both run the one from before the change.
  case previous
  /// Both run the newest.
  case newest
}

extension _CaptureRule {
  /// Which closure an observer runs: the newest, or the one from before the change.
  ///
  /// - Parameter declaresNewest: what the observer's API declares: true for modern, false for legacy.
  @inlinable package func runsNewest(declaresNewest: Bool) -> Bool {
    switch self {
    case .declared: declaresNewest
    case .previous: false
    case .newest: true
    }
  }
}
