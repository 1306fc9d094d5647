#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The accessibility settings of a device; each of them is off.
  @MainActor @preconcurrency
  public enum UIAccessibility {
    /// False: no screen reader runs in this process.
    public static let isVoiceOverRunning = false
    /// False; the environment value of a host is independent of it.
    public static let isReduceMotionEnabled = false
    /// False, and constant through the process.
    public static let isReduceTransparencyEnabled = false
    /// False, and constant through the process.
    public static let isBoldTextEnabled = false
    /// False: the colours have their usual contrast.
    public static let isDarkerSystemColorsEnabled = false

    // Only a program itself posts them.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityVoiceOverStatusDidChange")
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceMotionStatusDidChange")

    /// Kinds of news that a program would post to a screen reader.
    public enum Notification: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }
    /// Drops the notification: no screen reader listens.
    public static func post(notification: Notification, argument: Any?) {}
  }
#endif
