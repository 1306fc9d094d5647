@_spi(AppleNames) import ViewEngine

/// The device: a telephone held upright, as `UIScreen` has the size of one.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()
  public init() {}
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let name = "iPhone"
  public let model = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "17.0"
  public let identifierForVendor: UUID? = UIDevice.vendor
  private static let vendor = UUID()
  public var orientation = UIDeviceOrientation.portrait
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  public var isBatteryMonitoringEnabled = false
  public let batteryLevel: Float = -1
  public let batteryState = BatteryState.unknown
}

/// Directions in which a person holds a device, numbered from 0.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

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
