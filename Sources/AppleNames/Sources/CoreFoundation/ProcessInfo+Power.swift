import Foundation

extension ProcessInfo {
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}
