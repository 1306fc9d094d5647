#if !canImport(Darwin)
  public import Foundation

  // What Foundation says of the device on Apple's systems: here it is cool, and spares nothing.

  extension ProcessInfo {
    /// How hot the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    // NB: nobody but a program itself posts it.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
  }

  extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
  }
#endif
