#if !canImport(Darwin)
  /// Would make the device shake to say how something went.
  @MainActor @preconcurrency
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
      case success, warning, error
    }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }
#endif
