extension UIDevice {
  /// Sets the orientation for the key `orientation`; another key has no effect.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int, let new = UIDeviceOrientation(rawValue: number) else {
      return
    }
    orientation = new
  }
}

extension UIScreen {
  public static var screens: [UIScreen] { [main] }
}
