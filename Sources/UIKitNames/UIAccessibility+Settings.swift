#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  extension UIAccessibility {
    /// Always false: the machine's settings are not read.
    public nonisolated static let isSwitchControlRunning = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isInvertColorsEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isGrayscaleEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isGuidedAccessEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isClosedCaptioningEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isMonoAudioEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isSpeakSelectionEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isSpeakScreenEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isShakeToUndoEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isAssistiveTouchRunning = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isOnOffSwitchLabelsEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let isVideoAutoplayEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let buttonShapesEnabled = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let prefersCrossFadeTransitions = false
    /// Always false: the machine's settings are not read.
    public nonisolated static let shouldDifferentiateWithoutColor = false
    private nonisolated static func name(_ setting: String) -> Foundation.Notification.Name {
      Foundation.Notification.Name("UIAccessibility.\(setting)Status")
    }
    // Only a program itself posts them.
    public nonisolated static let boldTextStatusDidChangeNotification = name("boldText")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name("reduceTransparency")
    public nonisolated static let darkerColorsStatusDidChangeNotification = name("darkerColors")
    public nonisolated static let invertColorsStatusDidChangeNotification = name("invertColors")
    public nonisolated static let switchControlStatusDidChangeNotification = name("switchControl")
    public nonisolated static let grayscaleStatusDidChangeNotification = name("grayscale")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name("buttonShapesEnabled")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = name(
      "prefersCrossFadeTransitions")
    public nonisolated static let guidedAccessStatusDidChangeNotification = name("guidedAccess")
  }

  extension UIImpactFeedbackGenerator {
    /// A generator of that style; the view has no effect.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// The same as without a place.
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
  }
#endif
