#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The interface of a trackpad's motor; a test can implement it.
  @MainActor @preconcurrency
  public protocol NSHapticFeedbackPerformer {
    /// Receives the pattern; the engine's own performer ignores it.
    func perform(
      _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
  }
#endif
