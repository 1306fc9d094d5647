/// Which version of a closure an observer runs when the value that it observes has changed.
public enum _CaptureRule: Hashable, Sendable {
  /// The rule of the host that evaluates a body on this thread; `.declared` if none does.
  package static var ofCurrentEvaluation: _CaptureRule {
    Evaluation.current?.node?.graph.configuration.captureRule ?? .declared
  }

  /// As each API declares it: legacy the one from before the change, modern the newest.
  case declared
  /// Both run the one from before the change.
  case previous
  /// Both run the newest.
  case newest
}
