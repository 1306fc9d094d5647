// Written by Tests/Scripts/generate/environment-values.sh.

private struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct AccessibilityDimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityPrefersCrossFadeTransitionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityAssistiveAccessEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether animated pictures play by themselves; true unless a test sets it.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed; false unless a test sets it.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether fades are wanted in place of motion; false unless a test sets it.
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[AccessibilityPrefersCrossFadeTransitionsKey.self] }
    set { self[AccessibilityPrefersCrossFadeTransitionsKey.self] = newValue }
  }

  /// Whether large content can be shown; false unless a test sets it.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether Assistive Access is on; false unless a test sets it.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }
}
