/// The accessibility settings of a device; each of them is off.
@MainActor @preconcurrency
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }
  public static func post(notification: Notification, argument: Any?) {}
}
