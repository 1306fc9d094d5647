/// Which version of a closure an observer runs when the value that it observes has changed.
public enum _CaptureRule: Hashable, Sendable {
  /// As each API declares it: legacy the one from before the change, modern the newest.
  case declared
  /// Both run the one from before the change.
  case previous
  /// Both run the newest.
  case newest
}
