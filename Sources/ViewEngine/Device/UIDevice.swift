#if !canImport(Darwin)
  public import Foundation

  /// The device: a telephone held upright, as `UIScreen` has the size of one.
  @MainActor @preconcurrency
  public final class UIDevice {
    public static let current = UIDevice()

    // NB: nobody but a program itself posts them.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")

    /// Whether the battery is charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let name = "iPhone"
    public let model = "iPhone"
    public let systemName = "iOS"
    /// Our choice: the oldest that has all of what the shim is compared with.
    public let systemVersion = "17.0"
    /// Made anew in each run.
    public let identifierForVendor: UUID? = UUID()

    /// How the device is held; a test sets it.
    public var orientation = UIDeviceOrientation.portrait
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    public var isBatteryMonitoringEnabled = false
    /// From 0 to 1; -1 where nobody knows.
    public let batteryLevel: Float = -1
    public let batteryState = BatteryState.unknown
  }

  /// How a device is held.
  public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }
#endif
