#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Red, green, blue and alpha from 0 to 1.
  struct ColorComponents {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    // As UIKit and AppKit define them. Other names stand for colours that depend on the system.
    private static let named: [String: (CGFloat, CGFloat, CGFloat)] = [
      "black": (0, 0, 0), "white": (1, 1, 1), "gray": (0.5, 0.5, 0.5), "darkGray": (1 / 3, 1 / 3, 1 / 3),
      "lightGray": (2 / 3, 2 / 3, 2 / 3), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "cyan": (0, 1, 1),
      "yellow": (1, 1, 0), "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5),
      "brown": (0.6, 0.4, 0.2), "clear": (0, 0, 0),
    ]

    /// Nil for a colour that depends on the system.
    init?(_ description: String) {
      let color = CGColor(reading: description)
      if let components = color.components {
        let colors = components.count == 4 ? components : [components[0], components[0], components[0], components[1]]
        (red, green, blue, alpha) = (colors[0], colors[1], colors[2], colors[3])
      } else if let base = description.components(separatedBy: " at ").first, let known = Self.named[base] {
        (red, green, blue) = known
        alpha = color.alpha
      } else {
        return nil
      }
    }

    var white: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// Hue, saturation and brightness from 0 to 1.
    var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      let (greatest, least) = (max(red, green, blue), min(red, green, blue))
      let spread = greatest - least
      guard spread > 0 else { return (0, 0, greatest) }
      let sixths =
        greatest == red
        ? (green - blue) / spread : greatest == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
      return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / greatest, greatest)
    }
  }

  extension UIColor {
    private var rgba: ColorComponents? { ColorComponents(description) }

    /// A colour of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: String) { self.init(Color(name)) }
    /// A colour of a catalogue; bundle and traits have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
      self.init(named: name)
    }
    /// - Parameters: each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      self.init(Color(hue: hue, saturation: saturation, brightness: brightness).opacity(alpha))
    }

    /// Writes the components; false, without a change, for a colour that depends on the system.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      guard let rgba else { return false }
      red?.pointee = rgba.red
      green?.pointee = rgba.green
      blue?.pointee = rgba.blue
      alpha?.pointee = rgba.alpha
      return true
    }
    /// Writes the components; false, without a change, for a colour that depends on the system.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      guard let rgba else { return false }
      let hsb = rgba.hsb
      hue?.pointee = hsb.hue
      saturation?.pointee = hsb.saturation
      brightness?.pointee = hsb.brightness
      alpha?.pointee = rgba.alpha
      return true
    }
    /// Writes the grey; false, without a change, for a colour that depends on the system.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
      guard let rgba else { return false }
      white?.pointee = rgba.white
      alpha?.pointee = rgba.alpha
      return true
    }
    /// Returns the colour itself: it keeps its name.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    /// Does nothing: there is no drawing context.
    public func set() {}
    /// Does nothing: there is no drawing context.
    public func setFill() {}
    /// Does nothing: there is no drawing context.
    public func setStroke() {}
  }

  extension NSColor {
    private var rgba: ColorComponents? { ColorComponents(description) }

    /// A colour of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: String) { self.init(Color(name)) }
    /// A colour of a catalogue; the bundle has no effect.
    public convenience init?(named name: String, bundle: Bundle?) { self.init(named: name) }
    /// - Parameters: each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      self.init(Color(hue: hue, saturation: saturation, brightness: brightness).opacity(alpha))
    }
    /// - Parameters: each from 0 to 1.
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    /// - Parameters: each from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour itself, as spaces are not kept; nil for a colour that depends on the system.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { rgba == nil ? nil : self }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var redComponent: CGFloat { rgba?.red ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var greenComponent: CGFloat { rgba?.green ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var blueComponent: CGFloat { rgba?.blue ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var hueComponent: CGFloat { rgba?.hsb.hue ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var saturationComponent: CGFloat { rgba?.hsb.saturation ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var brightnessComponent: CGFloat { rgba?.hsb.brightness ?? 0 }
    /// From 0 to 1; 0 for a colour that depends on the system, where AppKit stops the program.
    public var whiteComponent: CGFloat { rgba?.white ?? 0 }
    /// From 0 to 1; 1 for a colour that depends on the system.
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
    /// Does nothing: there is no drawing context.
    public func set() {}
    /// Does nothing: there is no drawing context.
    public func setFill() {}
    /// Does nothing: there is no drawing context.
    public func setStroke() {}
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
#endif
