#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// The device: a telephone held upright, as `UIScreen` has the size of one.
  @MainActor @preconcurrency
  public final class UIDevice {
    public static let current = UIDevice()
    /// A further device with the same constants; `current` does not follow its orientation.
    public init() {}

    // Only a program itself posts them.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")

    /// Charges of a battery, numbered from 0; the engine reports only `unknown`.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Always `phone`, on every machine.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// Always "iPhone", without an owner's name.
    public let name = "iPhone"
    /// Always "iPhone", the same as `name`.
    public let model = "iPhone"
    /// Always "iOS", also on Linux.
    public let systemName = "iOS"
    /// Our choice: the oldest that has all of what the shim is compared with.
    public let systemVersion = "17.0"
    /// A random number that differs in each run; the same for each device made in it.
    public let identifierForVendor: UUID? = UIDevice.vendor
    private static let vendor = UUID()

    /// Portrait at first; a test sets another.
    public var orientation = UIDeviceOrientation.portrait
    /// False at first; a new `orientation` posts no notification either way.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Sets the flag, without counting nested calls.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Clears the flag at the first call.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// False at first; true does not change `batteryLevel`.
    public var isBatteryMonitoringEnabled = false
    /// Always -1, the unknown level; others would be from 0 to 1.
    public let batteryLevel: Float = -1
    /// Always `unknown`, even with monitoring enabled.
    public let batteryState = BatteryState.unknown
  }

  /// Directions in which a person holds a device, numbered from 0.
  public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// True upright and upside down; false lying flat.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True on either long side; false lying flat.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True face up and face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True for the four upright directions; false for flat and unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// Kinds of devices, from -1; `UIDevice` is always a phone.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
  }

  /// Light, dark or unspecified, numbered from 0.
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

  extension UIColor {
    /// A colour that may differ in the dark. The provider runs once for each of both styles.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
      let (light, dark) = (
        dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
        dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
      )
      let description = light == dark ? light.description : "\(light), in the dark \(dark)"
      self.init(Color(description))
    }
  }
#endif
