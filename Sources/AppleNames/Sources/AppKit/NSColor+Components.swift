@_spi(AppleNames) import ViewEngine

extension NSColor {
  private var rgba: ColorComponents? { ColorComponents(description) }
  public convenience init?(named name: String) { self.init(Color(name)) }
  public convenience init?(named name: String, bundle: Bundle?) { self.init(named: name) }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness).opacity(alpha))
  }
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { rgba == nil ? nil : self }
  public var redComponent: CGFloat { rgba?.red ?? 0 }
  public var greenComponent: CGFloat { rgba?.green ?? 0 }
  public var blueComponent: CGFloat { rgba?.blue ?? 0 }
  public var hueComponent: CGFloat { rgba?.hsb.hue ?? 0 }
  public var saturationComponent: CGFloat { rgba?.hsb.saturation ?? 0 }
  public var brightnessComponent: CGFloat { rgba?.hsb.brightness ?? 0 }
  public var whiteComponent: CGFloat { rgba?.white ?? 0 }
  public var alphaComponent: CGFloat { cgColor.alpha }
  /// Writes the components; no effect for a colour that depends on the system.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    guard let rgba else { return }
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
  }
  /// Writes the components; no effect for a colour that depends on the system.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    guard let rgba else { return }
    let hsb = rgba.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
  }
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension NSColor {
  public convenience init?(cgColor: CGColor) { self.init(Color(cgColor)) }
  public var cgColor: CGColor { CGColor(reading: description) }
}

/// A space of colours by its name. Colours here keep no space.
public final class NSColorSpace: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  private init(_ name: String) { description = name }
  public static let sRGB = NSColorSpace("sRGB")
  public static let extendedSRGB = NSColorSpace("extendedSRGB")
  public static let displayP3 = NSColorSpace("displayP3")
  public static let deviceRGB = NSColorSpace("deviceRGB")
  public static let genericRGB = NSColorSpace("genericRGB")
  public static let adobeRGB1998 = NSColorSpace("adobeRGB1998")
  public static let deviceGray = NSColorSpace("deviceGray")
  public static let genericGray = NSColorSpace("genericGray")
  public static func == (one: NSColorSpace, other: NSColorSpace) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
