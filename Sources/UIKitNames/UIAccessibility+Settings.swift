#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  extension UINavigationController {
    /// Kept and false at first; no bar moves.
    public var hidesBarsOnSwipe: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no bar moves.
    public var hidesBarsOnTap: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

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
    // Only a program itself posts them.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.boldTextStatus")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.reduceTransparencyStatus")
    public nonisolated static let darkerColorsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.darkerColorsStatus")
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.invertColorsStatus")
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.switchControlStatus")
    public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.grayscaleStatus")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.buttonShapesEnabledStatus")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.prefersCrossFadeTransitionsStatus")
    public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibility.guidedAccessStatus")
  }

  extension UIImpactFeedbackGenerator {
    /// A generator of that style; the view has no effect.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// The same as without a place.
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
  }
#endif
