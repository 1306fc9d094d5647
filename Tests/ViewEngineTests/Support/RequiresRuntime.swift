import HostRuntime
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs the test only where hosts know their jobs. `Tests/Scripts/degraded.sh` counts these tests.
  static var requiresRuntime: Self {
    .enabled("requires the reports of Swift's runtime") { RuntimeChoice.whyUnknown == nil }
  }
}
