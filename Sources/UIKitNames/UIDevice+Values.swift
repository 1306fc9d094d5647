#if !canImport(Darwin)
  public import KitNames

  @MainActor private enum KeptByDevice { static var isProximityMonitoringEnabled = false }

  extension UIDevice {
    // Only a program itself posts them.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
      "UIDeviceProximityStateDidChange")

    /// The same as `model`, in every language.
    public var localizedModel: String { model }
    /// Kept and false at first.
    public var isProximityMonitoringEnabled: Bool {
      get { KeptByDevice.isProximityMonitoringEnabled }
      set { KeptByDevice.isProximityMonitoringEnabled = newValue }
    }
    /// Always false: nothing is near.
    public var proximityState: Bool { false }
    /// Always true.
    public var isMultitaskingSupported: Bool { true }
    /// Without effect: there is no sound.
    public func playInputClick() {}
    /// Sets the orientation for the key `orientation`; another key has no effect.
    public func setValue(_ value: Any?, forKey key: String) {
      guard key == "orientation", let number = value as? Int, let new = UIDeviceOrientation(rawValue: number) else {
        return
      }
      orientation = new
    }
  }

  extension UIScreen {
    /// One screen: `main`.
    public static var screens: [UIScreen] { [main] }
    /// The same as `bounds`.
    public var applicationFrame: CGRect { bounds }
    /// Always nil: no display has modes.
    public var currentMode: UIScreenMode? { nil }
    /// Always empty: no display has modes.
    public var availableModes: [UIScreenMode] { [] }
    /// Always false: nothing is mirrored.
    public var wantsSoftwareDimming: Bool { false }
    /// A plain view of the screen's size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    /// Always nil: nothing is mirrored.
    public var mirrored: UIScreen? { nil }
  }

  /// A size of a display in pixels. None is there.
  @MainActor @preconcurrency
  public final class UIScreenMode {
    /// Kept by the initializer; never changes.
    public let size: CGSize
    /// Kept by the initializer; never changes.
    public let pixelAspectRatio: CGFloat = 1
    init(size: CGSize) { self.size = size }
  }
#endif
