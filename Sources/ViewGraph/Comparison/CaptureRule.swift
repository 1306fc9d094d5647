/// The rule that selects an observer's closure when the observed value has changed.
@usableFromInline package enum CaptureRule: Hashable, Sendable {
  /// As each API declares it: legacy runs the closure from before the change, modern the newest.
  case declared
  /// Both APIs run the closure from before the change.
  case previous
  /// Both APIs run the newest closure.
  case newest
}

extension CaptureRule {
  /// Which closure an observer runs: the newest, or the one from before the change. `declaresNewest`: the declaration
  /// of the observer's API: true for modern, false for legacy.
  @inlinable package func runsNewest(declaresNewest: Bool) -> Bool {
    switch self {
    case .declared: declaresNewest
    case .previous: false
    case .newest: true
    }
  }
}
