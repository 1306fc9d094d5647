#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The way to a trackpad's motor, which this process does not have.
  @MainActor @preconcurrency
  public final class NSHapticFeedbackManager {
    /// Three kinds of ticks; the performer ignores all of them.
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    /// Three moments of a tick; the performer ignores all of them.
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    /// A new object at each call, whose `perform` has no effect.
    public class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
    private struct Performer: NSHapticFeedbackPerformer {
      func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime
      ) {}
    }
  }
#endif
