public import Foundation

extension Color {
  /// What the parts of a colour are measured in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// - Parameters: each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity, in: colorSpace)
  }

  /// - Parameters: each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init("white(\(white), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }

  /// - Parameters: each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// - Parameter bundle: the engine has no asset catalogues: the name stands for the colour.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// - Parameter fraction: from 0, this colour, to 1, the other.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color("\(description) mixed with \(other) by \(fraction)")
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double, in colorSpace: RGBColorSpace) {
    self.init("rgb(\(red), \(green), \(blue), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }
}
