#if !canImport(Darwin)
  public import Foundation

  // Members that Foundation has on Apple's systems: here the device is cool, and saves no power.

  extension ProcessInfo {
    /// Degrees of heat, numbered from 0; the engine reports only the lowest.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    // Only a program itself posts it.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")

    /// Always `nominal`: no sensor is read.
    public var thermalState: ThermalState { .nominal }
    /// Always false: no battery setting is read.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false: this is no Mac.
    public var isiOSAppOnMac: Bool { false }
    /// Always false: this is no Mac.
    public var isMacCatalystApp: Bool { false }
  }

  extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
  }
#endif
